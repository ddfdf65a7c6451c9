import type { ComponentProps } from 'react';
import { joinClasses } from '../../lib/join-classes';
import { Icon } from '../image/icon';
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

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={joinClasses(styles.control, className)} />;
}

/** A styled native select; options are its children. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={joinClasses(styles.select, className)}>
      <select {...rest} className={styles.control} />
      <Icon name="chevron-down" />
    </span>
  );
}
