import { receiptRow } from '../../../../engine/price/receipt.js';
import type { OrderedLineFragment } from './ordered-line.generated';
import styles from './price-breakdown.module.css';

type PriceRow = OrderedLineFragment['configuration']['lines'][number];

/** The rows that add up to the price of one piece. */
export function PriceBreakdown({ rows }: { rows: readonly PriceRow[] }) {
  return (
    <details className={styles.breakdown}>
      <summary>Z&nbsp;czego składa się cena</summary>
      <dl>
        {rows.map((row) => {
          const { label, note, amount } = receiptRow(row);
          return (
            <div key={row.code}>
              <dt>
                {label}
                {note !== null && <span> {note}</span>}
              </dt>
              <dd>{amount}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
