import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

/** Read aloud, not drawn; takes no room. */
export function VisuallyHidden({
  as: Tag = 'span',
  children,
}: {
  as?: 'span' | 'h2';
  children: ReactNode;
}) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
