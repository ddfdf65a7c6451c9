import { type CSSProperties, useState } from 'react';
import { Picture, type PictureData } from './picture';
import styles from './before-after.module.css';

interface BeforeAfterProps {
  before: PictureData;
  after: PictureData;
  /** The accessible name of the slider: "Granica między tarasem bez markizy i z markizą". */
  label: string;
  /** Shown in the corners of the pictures. */
  captions: readonly [before: string, after: string];
  sizes: string;
}

/**
 * Two pictures of the same place, one over the other, and a slider that uncovers the second. It works by mouse, finger
 * and arrow keys. Without scripts the pictures stand side by side.
 */
export function BeforeAfter({ before, after, label, captions, sizes }: BeforeAfterProps) {
  const [percent, setPercent] = useState(50);
  const style: CSSProperties & Record<'--at', string> = { '--at': `${percent}%` };
  return (
    <div className={styles.frame} style={style}>
      <figure>
        <Picture picture={before} sizes={sizes} />
        <figcaption>{captions[0]}</figcaption>
      </figure>
      <figure className={styles.after}>
        <Picture picture={after} sizes={sizes} />
        <figcaption>{captions[1]}</figcaption>
      </figure>
      <span className={styles.edge} aria-hidden="true" />
      <input
        type="range"
        className={styles.range}
        min={0}
        max={100}
        value={percent}
        aria-label={label}
        aria-valuetext={`${percent}%`}
        onChange={(event) => setPercent(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
