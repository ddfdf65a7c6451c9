import { formatMoney } from '../../../lib/text/format-money';
import { formatNumber } from '../../../lib/text/format-number';

const percent = new Intl.NumberFormat('pl-PL', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

export interface Change {
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
