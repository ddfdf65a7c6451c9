import { type ReactNode, useId } from 'react';
import styles from './admin-page.module.css';

interface AdminPageProps {
  title: string;
  /** A short text beside the title, such as the number of rows. */
  remark?: ReactNode;
  children: ReactNode;
}

/** A screen of the staff area: the title, and its blocks below one another. */
export function AdminPage({ title, remark, children }: AdminPageProps) {
  return (
    <div className={styles.page}>
      <title>{`${title} – Panel Admin`}</title>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {remark && <p className={styles.remark}>{remark}</p>}
      </header>
      {children}
    </div>
  );
}

/** A part of a page or drawer under a heading that names it. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
