import type { ComponentProps, ReactNode } from 'react';

import { RangeRow } from './range-row';
import styles from './slider-field.module.css';

/** A slider between its step buttons, below a heading and the value as it is shown. */
export function SliderField({
  shown,
  hint,
  heading,
  ...range
}: ComponentProps<typeof RangeRow> & {
  shown: ReactNode;
  hint?: string;
  /** By default the label. */
  heading?: string;
}) {
  return (
    <div className={styles.field}>
      <p className={styles.head}>
        <span className={styles.heading}>{heading ?? range.label}</span>
        {shown}
      </p>
      <RangeRow {...range} />
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
