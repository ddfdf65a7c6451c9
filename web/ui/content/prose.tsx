import styles from './prose.module.css';

/** A long text as HTML, sanitised by the server. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
