import { useEarlyInput } from '../../lib/use-early-input';
import { Icon } from '../image/icon';
import styles from './range-row.module.css';

/** A slider between two step buttons; a value outside the range is shown at the slider's end. */
export function RangeRow({
  label,
  value,
  min,
  max,
  step,
  buttonStep,
  unit,
  text,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  buttonStep: number;
  unit: string;
  /** The value in words, where number and unit are not enough. */
  text?: string;
  onChange: (value: number) => void;
}) {
  const within = (next: number): number => Math.min(max, Math.max(min, next));
  const shown = within(value);
  const slider = useEarlyInput<HTMLInputElement>(({ valueAsNumber }) => {
    if (valueAsNumber !== shown) onChange(valueAsNumber);
  });
  const filled = max > min ? ((shown - min) / (max - min)) * 100 : 0;
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.step}
        aria-label={`${label}: mniej o ${buttonStep} ${unit}`}
        disabled={value <= min}
        onClick={() => onChange(within(value - buttonStep))}
      >
        <Icon name="minus" />
      </button>
      <input
        ref={slider}
        type="range"
        className={styles.range}
        aria-label={`${label}, suwak`}
        aria-valuetext={text ?? `${shown} ${unit}`}
        min={min}
        max={max}
        step={step}
        value={shown}
        style={{ ['--filled' as string]: `${filled}%` }}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={`${label}: więcej o ${buttonStep} ${unit}`}
        disabled={value >= max}
        onClick={() => onChange(within(value + buttonStep))}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
