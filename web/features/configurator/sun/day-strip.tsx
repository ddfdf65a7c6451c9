import { timeOfMinutes } from '#engine/locale/polish-time';
import styles from './day-strip.module.css';

export interface StripHour {
  /** Minutes after midnight. */
  minutes: number;
  /** The shaded share, 0 to 1. */
  share: number;
  /** Whether the house shades the whole terrace or the window. */
  behindHouse: boolean;
  /** For example "cień 49%". */
  text: string;
}

/** A bar for each of these hours, whose height is the shaded share; a click selects the hour. */
export function DayStrip({
  caption,
  hours,
  minutes,
  onPick,
}: {
  caption: string;
  hours: readonly StripHour[];
  minutes: number;
  onPick: (minutes: number) => void;
}) {
  return (
    <div className={styles.strip} data-screen-only>
      <p className={styles.caption}>{caption}</p>
      <ol className={styles.hours}>
        {hours.map((hour) => (
          <li key={hour.minutes}>
            <button
              type="button"
              className={styles.hour}
              data-house={hour.behindHouse || undefined}
              aria-pressed={hour.minutes === minutes}
              aria-label={`${timeOfMinutes(hour.minutes)}: ${hour.text}`}
              onClick={() => onPick(hour.minutes)}
            >
              <span className={styles.bar} style={{ blockSize: `${hour.share * 100}%` }} />
            </button>
            <span className={styles.label} aria-hidden="true">
              {hour.minutes / 60}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
