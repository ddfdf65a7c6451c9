import { Input } from 'antd';
import { useId } from 'react';

import styles from './day-field.module.css';

interface DayFieldProps {
  label: string;
  /** A day in Warsaw, "2026-11-21"; empty for none. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  wrong?: boolean;
  /** The id of what says why it is wrong. */
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
