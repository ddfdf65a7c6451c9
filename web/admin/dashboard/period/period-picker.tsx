import { Segmented } from 'antd';
import { useId, useState } from 'react';
import { GRANULARITIES, mayShow } from '#engine/trade/shop/sales-period';
import type { SalesGranularity } from '../../../apollo/schema.generated';
import { FieldError } from '../../../ui/form/field';
import { DayField } from '../../kit/list/day-range';
import { type Preset, PRESETS, problemOf, type SalesPeriod } from './sales-period';
import styles from './period-picker.module.css';

interface PeriodPickerProps {
  period: SalesPeriod;
  /** The granularity on screen: the chosen one, or the default for the length of the period. */
  granularity: SalesGranularity | undefined;
  onPreset: (preset: Preset) => void;
  onDays: (from: string, to: string) => void;
  onGranularity: (granularity: SalesGranularity) => void;
}

const PRESET_LABELS: Record<Preset, string> = {
  '7d': '7\u00a0dni',
  '30d': '30\u00a0dni',
  '90d': '90\u00a0dni',
  '12m': '12\u00a0miesięcy',
};
const GRANULARITY_LABELS: Record<SalesGranularity, string> = {
  day: 'Dni',
  week: 'Tygodnie',
  month: 'Miesiące',
};

/** Selects the period of the report and its granularity. */
export function PeriodPicker(props: PeriodPickerProps) {
  const { period, granularity, onPreset, onDays, onGranularity } = props;
  return (
    <div className={styles.picker}>
      <Segmented<Preset | 'own'>
        aria-label="Okres"
        value={period.preset ?? 'own'}
        options={PRESETS.map((value) => ({ value, label: PRESET_LABELS[value] }))}
        onChange={(value) => value !== 'own' && onPreset(value)}
      />
      <Days period={period} onDays={onDays} />
      <Segmented<SalesGranularity>
        aria-label="Podział okresu"
        value={granularity ?? 'day'}
        options={GRANULARITIES.map((value) => ({
          value,
          label: GRANULARITY_LABELS[value],
          disabled: !mayShow(period, value),
        }))}
        onChange={onGranularity}
      />
    </div>
  );
}

interface TwoDays {
  from: string;
  to: string;
}

/** Fields for the first and the last day, applied once both are valid together. */
function Days({ period, onDays }: Pick<PeriodPickerProps, 'period' | 'onDays'>) {
  const { from, to, change } = useTypedDays(period, onDays);
  const errorId = useId();
  const problem = from && to ? problemOf(from, to) : null;
  const common = { describedBy: problem ? errorId : undefined, wrong: problem !== null };
  return (
    <div className={styles.days}>
      <DayField label="Od" value={from} onChange={(day) => change({ from: day, to })} {...common} />
      <DayField label="Do" value={to} onChange={(day) => change({ from, to: day })} {...common} />
      {problem && <FieldError id={errorId}>{problem}</FieldError>}
    </div>
  );
}

/** The text of the two fields. It follows the period, except for changes of the period that came from these fields. */
function useTypedDays(period: TwoDays, onDays: PeriodPickerProps['onDays']) {
  const [{ days, reported, applied }, set] = useState({
    days: period,
    reported: period,
    applied: period,
  });
  if (!areSame(applied, period))
    set({ days: areSame(reported, period) ? days : period, reported: period, applied: period });
  const change = (next: TwoDays): void => {
    const counts = next.from !== '' && next.to !== '' && problemOf(next.from, next.to) === null;
    set({ days: next, reported: counts ? next : reported, applied });
    if (counts) onDays(next.from, next.to);
  };
  return { ...days, change };
}

const areSame = (one: TwoDays, other: TwoDays): boolean =>
  one.from === other.from && one.to === other.to;
