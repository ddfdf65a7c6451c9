import type { ReactNode } from 'react';
import { formatPhone } from '#engine/locale/contact';
import { joinClasses } from '../../../lib/join-classes';
import { phoneLink } from '../../../lib/text/format';
import styles from './inline-parts.module.css';

export type TagTone = 'waiting' | 'neutral' | 'strong' | 'good' | 'done' | 'bad';

/** A short label, usually of a state; its tone sets its colours. */
export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return <span className={joinClasses(styles.tag, styles[tone])}>{children}</span>;
}

/** A phone number as a `tel:` link. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={phoneLink(phone)}>{formatPhone(phone)}</a>;
}
