import type { ComponentProps } from 'react';

import { joinClasses } from '../../lib/join-classes';
import styles from './control.module.css';

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={joinClasses(styles.control, className)} />;
}
