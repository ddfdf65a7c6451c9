import { DayField } from './day-field';
import styles from './day-range.module.css';

/** First and last day (inclusive, Europe/Warsaw): "2026-11-21". */
interface Days {
  from: string | null;
  to: string | null;
}

interface DayRangeProps extends Days {
  onChange: (change: Partial<Days>) => void;
}

/** Two fields for the first and last day by which a list is filtered. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  return (
    <div className={styles.range}>
      <DayField
        label="Od"
        value={from ?? ''}
        max={to ?? undefined}
        onChange={(day) => onChange({ from: day || null })}
      />
      <DayField
        label="Do"
        value={to ?? ''}
        min={from ?? undefined}
        onChange={(day) => onChange({ to: day || null })}
      />
    </div>
  );
}
