import type { FragmentType } from '@apollo/client';
import { useQuery, useSuspenseFragment } from '@apollo/client/react';
import { Alert, Card, Empty } from 'antd';
import { formatDateTime } from '../../lib/dates/format-date';
import { useCurrentMinute, waitedText } from '../../lib/dates/use-current-minute';
import { formatMoney, formatNumber } from '../../lib/text/format';
import { pluralCount } from '../../lib/text/grammar';
import { Link } from '../../ui/button/link';
import { AdminPage } from '../kit/page/admin-page';
import { Allowed } from '../kit/page/allowed';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { useMay } from '../kit/page/viewer';
import { launchText } from '../trade/launch-steps';
import { OrderStatusTag } from '../trade/status-tags';
import { TasksUntilToday } from '../trade/tasks/tasks-until-today';
import { AreaCards } from './area-cards';
import { AwaitingInquiries } from './awaiting-inquiries';
import { DashboardFigures } from './dashboard-figures';
import {
  DashboardPageDocument,
  RecentOrderFragmentDoc,
  type RecentOrderFragment,
  type DashboardPageQuery,
} from './dashboard-page.generated';
import { LowStock } from './low-stock';
import { SalesSection } from './sales/sales-section';
import styles from './dashboard-page.module.css';

/** The start page: key figures, links to the main areas, pending work, and sales, as far as the role allows each. */
export function DashboardPage() {
  const shown = {
    figures: useMay('figures:read'),
    payments: useMay('payments:read'),
    mails: useMay('mails:read'),
    inquiries: useMay('inquiries:read'),
    inventory: useMay('inventory:read'),
    orders: useMay('orders:read'),
  };
  const { data, error, refetch } = useQuery(DashboardPageDocument, {
    variables: shown,
    fetchPolicy: 'cache-and-network',
  });
  const { dashboard, inquiries, inventory, orders } = data ?? {};
  return (
    <AdminPage title="Pulpit">
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {data?.paymentsToDecide && <PaymentTrouble count={data.paymentsToDecide.length} />}
      {data?.undeliveredMailSummary && <MailTrouble summary={data.undeliveredMailSummary} />}
      {dashboard && <NotReady steps={dashboard.undoneSteps} />}
      {dashboard && <DashboardFigures figures={dashboard} />}
      {!data && !error && <Loading rows={3} />}
      <AreaCards />
      <Allowed to="tasks:read">
        <TasksUntilToday />
      </Allowed>
      {(inquiries ?? inventory) && (
        <div className={styles.waiting}>
          {inquiries && (
            <AwaitingInquiries inquiries={inquiries.items} total={inquiries.totalCount} />
          )}
          {inventory && <LowStock items={inventory.items} total={inventory.totalCount} />}
        </div>
      )}
      {shown.figures && <SalesSection />}
      {orders && <RecentOrders orders={orders.items} />}
    </AdminPage>
  );
}

/** What the shop still needs before it sells; nothing once all of it is there. */
function NotReady({
  steps,
}: {
  steps: NonNullable<DashboardPageQuery['dashboard']>['undoneSteps'];
}) {
  if (steps.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      title="Sklep nie jest gotowy do sprzedaży"
      description={
        <>
          <ul>
            {steps.map((step) => (
              <li key={step.step}>{launchText(step)}</li>
            ))}
          </ul>
          Uzupełni to właściciel w <Link to="/admin/settings">Ustawieniach</Link>.
        </>
      }
    />
  );
}

/** A warning about online payments that wait for a decision; nothing where there are none. */
function PaymentTrouble({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title="Płatności online do wyjaśnienia"
      description={
        <>
          {pluralCount(count, ['płatność czeka', 'płatności czekają', 'płatności czeka'])} na
          decyzję. <Link to="/admin/payments">Zobacz płatności</Link>
        </>
      }
    />
  );
}

interface RecentOrdersProps {
  orders: FragmentType<RecentOrderFragment>[];
}

function RecentOrders({ orders: from }: RecentOrdersProps) {
  const { data: orders } = useSuspenseFragment({ fragment: RecentOrderFragmentDoc, from });
  return (
    <Card title="Najnowsze zamówienia" extra={<Link to="/admin/orders">Wszystkie</Link>}>
      {orders.length === 0 && <Empty description="Nie ma jeszcze zamówień" />}
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={`/admin/orders?order=${order.id}`}>
              Nr&nbsp;{order.id}, {order.customerName}
            </Link>
            <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
            <b>{formatMoney(order.totalAmount)}</b>
            <OrderStatusTag status={order.status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface MailTroubleProps {
  summary: NonNullable<DashboardPageQuery['undeliveredMailSummary']>;
}

/** A warning about undelivered e-mails; nothing when all are delivered. */
function MailTrouble({ summary }: MailTroubleProps) {
  const now = useCurrentMinute();
  const { failed, retrying, late, oldestAt } = summary;
  const counts = [
    failed > 0 && `Niewysłane: ${formatNumber(failed)}`,
    retrying > 0 && `Ponawiane: ${formatNumber(retrying)}`,
    late > 0 && `Spóźnione: ${formatNumber(late)}`,
  ].filter(Boolean);
  if (counts.length === 0) return null;
  return (
    <Alert
      type={failed > 0 ? 'error' : 'warning'}
      showIcon
      title="Wiadomości nie dochodzą do adresatów"
      description={
        <>
          {counts.join('. ')}
          {oldestAt && now && `. Najstarsza czeka ${waitedText(oldestAt, now)}`}.{' '}
          <Link to="/admin/mails">Zobacz wiadomości</Link>
        </>
      }
    />
  );
}
