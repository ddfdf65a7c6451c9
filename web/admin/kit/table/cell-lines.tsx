import type { ReactNode } from 'react';

import styles from './cell-lines.module.css';
import { PhoneLink } from '../parts/phone-link';

/** Several facts in one cell of a table, below one another; what is strong leads. */
export function CellLines({ children }: { children: ReactNode }) {
  return <div className={styles.lines}>{children}</div>;
}

interface ContactLinesProps {
  name: string;
  email: string;
  phone?: string | null | undefined;
}

/** Who it is, and how to reach them. */
export function ContactLines({ name, email, phone }: ContactLinesProps) {
  return (
    <CellLines>
      <strong>{name}</strong>
      <a href={`mailto:${email}`}>{email}</a>
      {phone && <PhoneLink phone={phone} />}
    </CellLines>
  );
}
