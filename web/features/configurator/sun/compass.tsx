import type { CSSProperties } from 'react';
import styles from './compass.module.css';
import { directionText } from './sun-text';

const SECTOR = 45;
/** Polish compass letters, clockwise from north. */
const LETTERS = ['Pn', 'PnW', 'W', 'PdW', 'Pd', 'PdZ', 'Z', 'PnZ'];

/** A choice of the direction that the wall faces, one of eight; the position of the sun is marked on the rim. */
export function Compass({
  facade,
  sun,
  onChange,
}: {
  /** The direction that the wall faces, degrees clockwise from north. */
  facade: number;
  /** The sun's azimuth in degrees; null while it is below the horizon. */
  sun: number | null;
  onChange: (facade: number) => void;
}) {
  return (
    <fieldset
      className={styles.compass}
      aria-label="Kompas: na którą stronę świata wychodzi ściana"
    >
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
      {LETTERS.map((letters, index) => (
        <button
          key={letters}
          type="button"
          className={styles.direction}
          style={{ '--turn': `${index * SECTOR}deg` } as CSSProperties}
          aria-label={`${letters}: ${directionText(index * SECTOR)}`}
          aria-pressed={Math.round(facade / SECTOR) % LETTERS.length === index}
          onClick={() => onChange(index * SECTOR)}
        >
          {letters}
        </button>
      ))}
    </fieldset>
  );
}
