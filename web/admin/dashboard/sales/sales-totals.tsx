import { Card, Statistic } from 'antd';
import { joinClasses } from '../../../lib/join-classes';
import { formatMoney, formatNumber } from '../../../lib/text/format';
import { VisuallyHidden } from '../../../ui/content/visually-hidden';
import { formatDays, type SalesFigures } from './sales-days';
import styles from './sales-totals.module.css';

interface SalesTotalsProps {
  total: SalesFigures;
  before: SalesFigures;
}

/** Revenue and number of orders of the period, and their change from the period before. */
export function SalesTotals({ total, before }: SalesTotalsProps) {
  const revenue = changeOf(Number(total.revenue), Number(before.revenue), 'money');
  const orders = changeOf(total.orderCount, before.orderCount, 'count');
  return (
    <div className={styles.totals}>
      <Total title="Przychód w okresie" value={formatMoney(total.revenue)} change={revenue} />
      <Total title="Zamówienia w okresie" value={formatNumber(total.orderCount)} change={orders} />
      <p className={styles.hint}>
        {formatDays(total.from, total.to)} wobec {formatDays(before.from, before.to)}
        {before.orderCount === 0 && ' (w\u00a0tamtym okresie nie było zamówień)'}. Anulowane
        zamówienia wliczamy do liczby zamówień, ale nie do przychodu. Kwoty przy produktach
        i&nbsp;kolorach podajemy przed rabatem.
      </p>
    </div>
  );
}

function Total({ title, value, change }: { title: string; value: string; change: Change }) {
  return (
    <Card>
      <Statistic title={title} value={value} />
      <p className={joinClasses(styles.change, styles[change.direction])}>
        <span aria-hidden="true">{ARROWS[change.direction]}</span>{' '}
        {change.percent ? (
          <>
            <b>{change.percent}</b> ({change.absolute})
          </>
        ) : (
          <>
            <b>{change.absolute}</b> (bez porównania w&nbsp;procentach: wcześniej 0)
          </>
        )}
        <VisuallyHidden> wobec poprzedniego okresu</VisuallyHidden>
      </p>
    </Card>
  );
}

const ARROWS: Record<Change['direction'], string> = { up: '▲', down: '▼', same: '=' };

const percent = new Intl.NumberFormat('pl-PL', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

interface Change {
  direction: 'up' | 'down' | 'same';
  /** "+12,4%", or null when the earlier figure is 0. */
  percent: string | null;
  /** "+13 600 zł" */
  absolute: string;
}

/** The difference between the figures of two periods; money in zł. */
export function changeOf(now: number, before: number, unit: 'money' | 'count'): Change {
  const difference = Math.round((now - before) * 100) / 100;
  const size = Math.abs(difference);
  const written = unit === 'money' ? formatMoney(size.toFixed(2)) : formatNumber(size);
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return {
    direction: difference > 0 ? 'up' : difference < 0 ? 'down' : 'same',
    percent: before === 0 ? null : percent.format(difference / before).replace('-', '−'),
    absolute: `${sign}${written}`,
  };
}
