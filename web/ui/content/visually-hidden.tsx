import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

/** For screen readers only; takes no space. */
export function VisuallyHidden({
  as: Tag = 'span',
  children,
}: {
  as?: 'span' | 'h2';
  children: ReactNode;
}) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
