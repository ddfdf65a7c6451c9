import { Input } from 'antd';
import { useId } from 'react';
import { isDay } from '#engine/locale/day';
import { instantsOf } from '../../../lib/dates/warsaw-time';
import { useTyped } from './list-search';
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

/** The variables of a list's query with the days of its filter as instants. */
export function withInstants<
  Variables extends { filter: { from: string | null; to: string | null } },
>(variables: Variables): Variables {
  return { ...variables, filter: { ...variables.filter, ...instantsOf(variables.filter) } };
}
