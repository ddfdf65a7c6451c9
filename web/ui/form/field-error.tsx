import type { ReactNode } from 'react';
import { Icon } from '../image/icon';
import styles from './field.module.css';

/** What is wrong with a control, shown below it; the control refers to it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
