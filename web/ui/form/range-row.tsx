import { useEarlyInput } from '../../lib/form/use-early-input';
import { Icon } from '../image/icon';
import styles from './range-row.module.css';

interface RangeRowProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  buttonStep: number;
  unit: string;
  /** The value in words, for screen readers, where number and unit are not enough. */
  text?: string;
  onChange: (value: number) => void;
}

/** A slider between two step buttons; a value outside the range is shown at the slider's end. */
export function RangeRow(props: RangeRowProps) {
  const { label, value, min, max, buttonStep, unit, onChange } = props;
  const stepBy = (difference: number) => () => onChange(within(props, value + difference));
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.step}
        aria-label={`${label}: mniej o ${buttonStep} ${unit}`}
        disabled={value <= min}
        onClick={stepBy(-buttonStep)}
      >
        <Icon name="minus" />
      </button>
      <Slider {...props} value={within(props, value)} />
      <button
        type="button"
        className={styles.step}
        aria-label={`${label}: więcej o ${buttonStep} ${unit}`}
        disabled={value >= max}
        onClick={stepBy(buttonStep)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}

function Slider({ label, value, min, max, step, unit, text, onChange }: RangeRowProps) {
  const slider = useEarlyInput<HTMLInputElement>(({ valueAsNumber }) => {
    // The browser rounds a value between two steps, so only a difference of a step or more is a move.
    if (Math.abs(valueAsNumber - value) >= step) onChange(valueAsNumber);
  });
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <input
      ref={slider}
      type="range"
      className={styles.range}
      aria-label={`${label}, suwak`}
      aria-valuetext={text ?? `${value} ${unit}`}
      min={min}
      max={max}
      step={step}
      value={value}
      style={{ ['--filled' as string]: `${filled}%` }}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}

function within({ min, max }: Pick<RangeRowProps, 'min' | 'max'>, value: number): number {
  return Math.min(max, Math.max(min, value));
}
