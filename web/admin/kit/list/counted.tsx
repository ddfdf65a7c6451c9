import styles from './counted.module.css';

/** The label of a filter's choice with the number of its rows; the label alone while the number is unknown. */
export function Counted({ label, count }: { label: string; count: number | undefined }) {
  if (count === undefined) return label;
  return (
    <span>
      {label} <span className={styles.count}>{count}</span>
    </span>
  );
}
