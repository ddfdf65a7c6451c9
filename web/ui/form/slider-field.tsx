import type { ComponentProps, ReactNode } from 'react';
import { RangeRow } from './range-row';
import styles from './slider-field.module.css';

/** A heading with the shown value, and below it a slider between two step buttons. */
export function SliderField({
  shown,
  hint,
  heading,
  ...range
}: ComponentProps<typeof RangeRow> & {
  shown: ReactNode;
  hint?: string;
  /** Defaults to the label of the slider. */
  heading?: string;
}) {
  return (
    <div className={styles.field}>
      <p className={styles.head}>
        <span className={styles.heading}>{heading ?? range.label}</span>
        <span>{shown}</span>
      </p>
      <RangeRow {...range} />
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
