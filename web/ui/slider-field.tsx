import type { ComponentProps, ReactNode } from 'react';

import { RangeRow } from './range-row';
import styles from './slider-field.module.css';

/** A slider between its step buttons, below a heading and the value as it is shown. */
export function SliderField({
  heading,
  shown,
  hint,
  ...range
}: ComponentProps<typeof RangeRow> & { heading: string; shown: ReactNode; hint?: string }) {
  return (
    <div className={styles.field}>
      <p className={styles.head}>
        <span className={styles.heading}>{heading}</span>
        {shown}
      </p>
      <RangeRow {...range} />
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
