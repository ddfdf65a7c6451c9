import type { ReactNode } from 'react';

import { joinClasses } from '../../lib/join-classes';
import styles from './badge.module.css';

export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'sun' | 'leaf' | 'brick' | 'shade';
  children: ReactNode;
}) {
  return <span className={joinClasses(styles.badge, styles[tone])}>{children}</span>;
}
