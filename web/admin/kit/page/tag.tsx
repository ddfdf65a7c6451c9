import type { ReactNode } from 'react';
import { joinClasses } from '../../../lib/join-classes';
import styles from './tag.module.css';

export type TagTone = 'waiting' | 'neutral' | 'strong' | 'good' | 'done' | 'bad';

/** A short label, usually of a state; its tone sets its colours. */
export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return <span className={joinClasses(styles.tag, styles[tone])}>{children}</span>;
}
