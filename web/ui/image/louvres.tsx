import styles from './louvres.module.css';

/** Stripes like the shade of louvres: a divider of dark sections. */
export function Louvres() {
  return <div className={styles.louvres} aria-hidden="true" />;
}
