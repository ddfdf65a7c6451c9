import styles from './louvres.module.css';

/** A divider of dark sections: stripes like the shade of louvres. */
export function Louvres() {
  return <div className={styles.louvres} aria-hidden="true" />;
}
