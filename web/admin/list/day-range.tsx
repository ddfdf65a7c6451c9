import { Input } from 'antd';
import { useId } from 'react';

import styles from './day-range.module.css';

/** Days in Warsaw, both included: "2026-11-21". */
export interface Days {
  from: string | null;
  to: string | null;
}

interface DayRangeProps extends Days {
  onChange: (change: Partial<Days>) => void;
}

/** Two days that a list lies between. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  return (
    <div className={styles.range}>
      <Day label="Od" value={from} max={to} onChange={(day) => onChange({ from: day })} />
      <Day label="Do" value={to} min={from} onChange={(day) => onChange({ to: day })} />
    </div>
  );
}

interface DayProps {
  label: string;
  value: string | null;
  min?: string | null;
  max?: string | null;
  onChange: (day: string | null) => void;
}

function Day({ label, value, min, max, onChange }: DayProps) {
  const id = useId();
  return (
    <span className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        style={{ width: 150 }}
        value={value ?? ''}
        min={min ?? undefined}
        max={max ?? undefined}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </span>
  );
}
