import { isDay } from '#engine/locale/day';
import { DayField } from './day-field';
import styles from './day-range.module.css';
import { useTyped } from './use-typed';

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
      <FilterDay
        label="Od"
        day={from}
        max={to ?? undefined}
        onChange={(day) => onChange({ from: day })}
      />
      <FilterDay
        label="Do"
        day={to}
        min={from ?? undefined}
        onChange={(day) => onChange({ to: day })}
      />
    </div>
  );
}

interface FilterDayProps {
  label: string;
  day: string | null;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string | null) => void;
}

function FilterDay({ day, onChange, ...field }: FilterDayProps) {
  const { text, isWrong, type } = useTyped(day, isDay, onChange);
  return <DayField {...field} value={text} wrong={isWrong} onChange={type} />;
}
