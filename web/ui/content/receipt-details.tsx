import { formatMoney } from '../../lib/text/format-money';
import styles from './receipt-details.module.css';

interface ReceiptDetailsProps {
  lines: readonly { code: string; label: string; formula: string | null; amount: string }[];
}

/** What a price consists of, shown on demand and always on paper. */
export function ReceiptDetails({ lines }: ReceiptDetailsProps) {
  return (
    <details className={styles.details}>
      <summary>Z&nbsp;czego składa się cena</summary>
      <dl className={styles.receipt}>
        {lines.map((part) => (
          <div key={part.code}>
            <dt>
              {part.label} <span>{part.formula}</span>
            </dt>
            <dd>{formatMoney(part.amount)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
