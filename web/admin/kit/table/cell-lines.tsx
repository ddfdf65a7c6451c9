import type { ReactNode } from 'react';

import styles from './cell-lines.module.css';
import { PhoneLink } from '../page/phone-link';

/** Several lines in one table cell; a `<strong>` line stands out. */
export function CellLines({ children }: { children: ReactNode }) {
  return <div className={styles.lines}>{children}</div>;
}

interface ContactLinesProps {
  name: string;
  email: string;
  phone?: string | null | undefined;
}

/** Name, e-mail and phone number of a customer. */
export function ContactLines({ name, email, phone }: ContactLinesProps) {
  return (
    <CellLines>
      <strong>{name}</strong>
      <a href={`mailto:${email}`}>{email}</a>
      {phone && <PhoneLink phone={phone} />}
    </CellLines>
  );
}
