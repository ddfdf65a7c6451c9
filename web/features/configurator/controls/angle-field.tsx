import { plural, pluralCount } from '../../../lib/text/plural';
import { SliderField } from '../../../ui/form/slider-field';
import styles from './angle-field.module.css';

const SLIDER_STEP = 5;
const DEGREES = ['stopień', 'stopnie', 'stopni'] as const;

/** A slider for an angle in whole degrees. */
export function AngleField({
  label,
  hint,
  value,
  min = 0,
  max,
  step = SLIDER_STEP,
  onChange,
}: {
  label: string;
  hint?: string;
  value: number;
  min?: number;
  max: number;
  /** Degrees from one position of the slider to the next. */
  step?: number;
  onChange: (value: number) => void;
}) {
  return (
    <SliderField
      shown={<output className={styles.value}>{`${value}°`}</output>}
      hint={hint}
      label={label}
      value={value}
      min={min}
      max={max}
      step={step}
      buttonStep={step}
      unit={plural(step, DEGREES)}
      text={pluralCount(value, DEGREES)}
      onChange={onChange}
    />
  );
}
