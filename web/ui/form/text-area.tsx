import type { ComponentProps } from 'react';

import { joinClasses } from '../../lib/join-classes';
import styles from './control.module.css';

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={joinClasses(styles.control, styles.area, className)}
    />
  );
}
