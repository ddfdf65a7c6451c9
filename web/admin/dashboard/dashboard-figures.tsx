import { Card, Statistic } from 'antd';
import type { PaymentState } from '#engine/trade/shop/payment-labels';
import { formatMoney, formatNumber } from '../../lib/text/format';
import { pluralCount } from '../../lib/text/grammar';
import { Link } from '../../ui/button/link';
import { ORDER_NOUNS } from '../trade/status-tags';
import type { DashboardPageQuery } from './dashboard-page.generated';
import styles from './dashboard-figures.module.css';

type Figures = NonNullable<DashboardPageQuery['dashboard']>;

interface Figure {
  title: string;
  value: string;
  /** The URL of the list with the rows that the value counts or adds up; of revenue, of all orders by their total. */
  to: string;
  action: string;
}

export function DashboardFigures({ figures }: { figures: Figures }) {
  return (
    <ul className={styles.figures}>
      {list(figures).map(({ title, value, to, action }) => (
        <li key={title}>
          <Card size="small" className={styles.card}>
            <Statistic title={title} value={value} styles={{ content: VALUE }} />
            <Link to={to}>{action}</Link>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Small enough that nine-digit amounts stay on one line of the card. */
const VALUE = { fontSize: '1.1875rem' } as const;

/** An amount summed over the orders in a payment state, and a link to the list of these orders. */
const owed = (
  title: string,
  { count, amount }: Figures['owed']['unpaid'],
  payment: PaymentState,
): Figure => ({
  title,
  value: formatMoney(amount),
  to: `/admin/orders?payment=${payment}`,
  action: count === 0 ? 'Zobacz listę' : `Zobacz ${pluralCount(count, ORDER_NOUNS)}`,
});

function list(figures: Figures): Figure[] {
  return [
    {
      title: 'Wszystkie zamówienia',
      value: formatNumber(figures.totalOrders),
      to: '/admin/orders',
      action: 'Zobacz zamówienia',
    },
    {
      title: 'Oczekujące',
      value: formatNumber(figures.pendingOrders),
      to: '/admin/orders?status=pending',
      action: 'Zobacz oczekujące',
    },
    {
      title: 'Przychód',
      value: formatMoney(figures.totalRevenue),
      to: '/admin/orders?sort=total_desc',
      action: 'Zobacz największe zamówienia',
    },
    owed('Do zapłaty', figures.owed.unpaid, 'unpaid'),
    owed('Po terminie', figures.owed.overdue, 'overdue'),
    owed('Do zwrotu', figures.owed.toRefund, 'to_refund'),
    {
      title: 'Niski stan magazynu',
      value: formatNumber(figures.lowStockItems),
      to: '/admin/inventory?low=tak&sort=quantity_asc',
      action: 'Zobacz niskie stany',
    },
    {
      title: 'Otwarte zapytania',
      value: formatNumber(figures.openInquiries),
      to: '/admin/inquiries?open=tak',
      action: 'Zobacz otwarte',
    },
  ];
}
