import type { ShadeAtTime } from '../../../../engine/sun/sunny-day.js';
import styles from './day-strip.module.css';
import { clockText, shareText } from './sun-text';

/** The hours with sun, each as high as the share of the terrace in shade; a click shows that hour. */
export function DayStrip({
  hours,
  minutes,
  onPick,
}: {
  hours: readonly ShadeAtTime[];
  minutes: number;
  onPick: (minutes: number) => void;
}) {
  return (
    <div className={styles.strip}>
      <p className={styles.caption}>Cień w&nbsp;ciągu dnia</p>
      <ol className={styles.hours}>
        {hours.map((hour) => (
          <li key={hour.minutes}>
            <button
              type="button"
              className={styles.hour}
              data-house={hour.sunlight === 'behind_house' || undefined}
              aria-pressed={hour.minutes === minutes}
              aria-label={`${clockText(hour.minutes)}: ${
                hour.sunlight === 'behind_house' ? 'cień domu' : `cień ${shareText(hour.share)}`
              }`}
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
