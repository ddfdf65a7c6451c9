import type { ReactNode } from 'react';

import styles from './admin-page.module.css';

interface AdminPageProps {
  title: string;
  /** A quiet remark beside the title. */
  remark?: ReactNode;
  children: ReactNode;
}

/** A screen of the staff area: its title and its blocks, one below the other. */
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
