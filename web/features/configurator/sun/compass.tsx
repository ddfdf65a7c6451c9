import type { CSSProperties } from 'react';
import { directionText } from './sun-text';
import styles from './compass.module.css';

const SECTOR = 45;
/** Polish directions, clockwise from north. East is not "W" (wschód), because that is the west on every compass. */
const DIRECTIONS = ['Pn', 'Pn Wsch', 'Wsch', 'Pd Wsch', 'Pd', 'Pd Zach', 'Zach', 'Pn Zach'];

/** A choice of a direction, one of eight; the position of the sun is marked on the rim. */
export function Compass({
  label,
  facade,
  sun,
  onChange,
}: {
  label: string;
  /** The chosen direction, degrees clockwise from north. */
  facade: number;
  /** The sun's azimuth in degrees; null while it is below the horizon. */
  sun: number | null;
  onChange: (facade: number) => void;
}) {
  return (
    <fieldset className={styles.compass} aria-label={label}>
      <svg className={styles.rose} viewBox="-50 -50 100 100" aria-hidden="true">
        <circle className={styles.rim} r="31" />
        <g transform={`rotate(${facade})`}>
          <path className={styles.wall} d="M-17 5H17" />
          <path className={styles.needle} d="M0 -24L7 -9H-7Z" />
        </g>
        {sun !== null && (
          <circle className={styles.sun} r="4" cy="-31" transform={`rotate(${sun})`} />
        )}
      </svg>
      {DIRECTIONS.map((direction, index) => (
        <button
          key={direction}
          type="button"
          className={styles.direction}
          style={{ '--turn': `${index * SECTOR}deg` } as CSSProperties}
          aria-label={`${direction}: ${directionText(index * SECTOR)}`}
          aria-pressed={Math.round(facade / SECTOR) % DIRECTIONS.length === index}
          onClick={() => onChange(index * SECTOR)}
        >
          {direction}
        </button>
      ))}
    </fieldset>
  );
}
