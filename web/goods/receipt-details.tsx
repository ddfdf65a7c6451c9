import { type ReceiptLine, receiptRow } from '#engine/goods/price/receipt';
import styles from './receipt-details.module.css';

interface ReceiptDetailsProps {
  lines: readonly (ReceiptLine & { code: string })[];
}

/** What a price consists of, shown on demand and always on paper. */
export function ReceiptDetails({ lines }: ReceiptDetailsProps) {
  return (
    <details className={styles.details}>
      <summary>Z&nbsp;czego składa się cena</summary>
      <dl className={styles.receipt}>
        {lines.map((line) => {
          const { label, note, amount } = receiptRow(line);
          return (
            <div key={line.code}>
              <dt>
                <span>{label}</span>
                {note !== null && <span>{` ${note}`}</span>}
              </dt>
              <dd>{amount}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
