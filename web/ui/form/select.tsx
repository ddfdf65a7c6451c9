import type { ComponentProps } from 'react';

import { joinClasses } from '../../lib/join-classes';
import styles from './control.module.css';
import { Icon } from '../image/icon';

/** A styled native select; options are its children. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={joinClasses(styles.select, className)}>
      <select {...rest} className={styles.control} />
      <Icon name="chevron-down" />
    </span>
  );
}
