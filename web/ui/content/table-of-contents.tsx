import styles from './table-of-contents.module.css';

export interface TextSection {
  /** The id of the section's heading. */
  id: string;
  title: string;
}

/** The minimum number of sections for a table of contents. */
const LONG = 4;

/** The table of contents of a long text; nothing for a short one. */
export function TableOfContents({ sections }: { sections: readonly TextSection[] }) {
  if (sections.length < LONG) return null;
  return (
    <nav aria-label="Spis treści">
      <p className={styles.title}>Spis treści</p>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A long text as HTML, sanitised by the server. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
