import type { ReactNode } from 'react';

import styles from './container.module.css';

/** The column of content with its side margins: at most 1200 px wide, or as wide as running text if `narrow`. */
export function Container({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={narrow ? styles.narrow : styles.container}>{children}</div>;
}
