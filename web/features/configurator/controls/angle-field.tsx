import { SliderField } from '../../../ui/form/slider-field';
import styles from './angle-field.module.css';

const SLIDER_STEP = 5;

/** An angle in whole degrees from 0 to max. */
export function AngleField({
  label,
  hint,
  value,
  max,
  onChange,
}: {
  label: string;
  hint?: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}) {
  return (
    <SliderField
      shown={<output className={styles.value}>{value}°</output>}
      hint={hint}
      label={label}
      value={value}
      min={0}
      max={max}
      step={SLIDER_STEP}
      buttonStep={SLIDER_STEP}
      unit="stopni"
      onChange={onChange}
    />
  );
}
