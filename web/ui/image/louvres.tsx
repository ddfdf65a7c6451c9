import styles from './louvres.module.css';

/** Stripes of shade, as a louvred roof throws them: a divider of dark sections. */
export function Louvres() {
  return <div className={styles.louvres} aria-hidden="true" />;
}
