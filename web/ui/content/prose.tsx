import styles from './prose.module.css';

/** A long text. The HTML comes from the server, which has sanitised it. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
