import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  /** A line below the label. */
  hint?: ReactNode;
  /** Shown at the right edge, a price for example. */
  aside?: ReactNode;
};

export function Checkbox({ label, hint, aside, className, ...rest }: CheckboxProps) {
  return (
    <label className={[styles.row, className].filter(Boolean).join(' ')}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span className={styles.text}>
        <span>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </label>
  );
}
