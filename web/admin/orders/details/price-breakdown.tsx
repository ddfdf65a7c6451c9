import { formatMoney } from '../../../lib/text/format-money';
import type { OrderedLineFragment } from './ordered-line.generated';
import styles from './price-breakdown.module.css';

type PriceRow = OrderedLineFragment['configuration']['lines'][number];

/** The rows that add up to the price of one piece. */
export function PriceBreakdown({ rows }: { rows: readonly PriceRow[] }) {
  return (
    <details className={styles.breakdown}>
      <summary>Z&nbsp;czego składa się cena</summary>
      <dl>
        {rows.map(({ code, label, quantity, formula, amount }) => (
          <div key={code}>
            <dt>
              {label}
              {quantity !== 1 && <span> {formula}</span>}
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
