import type { ReactNode } from 'react';

import styles from './container.module.css';

/** The content column: 1200 px at most, with the page's gutter. */
export function Container({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={narrow ? styles.narrow : styles.container}>{children}</div>;
}
