import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Explains why there is no content, and what to do about it. */
export function EmptyState({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <span className={styles.louvres} aria-hidden="true" />
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
