import { RangeRow } from '../../../ui/range-row';
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
  hint: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}) {
  return (
    <div className={styles.field}>
      <p className={styles.head}>
        <span className={styles.label}>{label}</span>
        <output className={styles.value}>{value}°</output>
      </p>
      <RangeRow
        label={label}
        value={value}
        min={0}
        max={max}
        step={SLIDER_STEP}
        buttonStep={SLIDER_STEP}
        unit="stopni"
        onChange={onChange}
      />
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
