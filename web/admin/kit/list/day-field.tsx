import { Input } from 'antd';
import { useId } from 'react';

import styles from './day-field.module.css';

interface DayFieldProps {
  label: string;
  /** "2026-11-21", or empty. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  wrong?: boolean;
  /** The id of the element with the error message. */
  describedBy?: string | undefined;
  onChange: (day: string) => void;
}

export function DayField({ label, wrong = false, describedBy, onChange, ...day }: DayFieldProps) {
  const id = useId();
  return (
    <span className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        style={{ width: 150 }}
        status={wrong ? 'error' : ''}
        aria-invalid={wrong}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
        {...day}
      />
    </span>
  );
}
