import { formatMoney } from '../lib/text/format';
import styles from './price.module.css';

/** An amount in złoty (decimal string); `from` puts "od" before it. The parent sets the size. */
export function Price({ amount, from = false }: { amount: string; from?: boolean }) {
  return (
    <span className={styles.price}>
      {from && <span className={styles.from}>od{'\u00a0'}</span>}
      <span>{formatMoney(amount)}</span>
    </span>
  );
}
