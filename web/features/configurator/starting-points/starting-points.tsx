import { ScrollArea } from '../../../ui/layout/scroll-area';
import { StartingPointCard } from './starting-point-card';
import type { StartingPointCardFragment } from './starting-point-card.generated';
import styles from './starting-points.module.css';

/** The starting points of a family, side by side. */
export function StartingPoints({ points }: { points: readonly StartingPointCardFragment[] }) {
  if (points.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="punkty-startu">
      <h2 id="punkty-startu">Zacznij od gotowej konfiguracji</h2>
      <ScrollArea className={styles.scroll} label="Gotowe konfiguracje">
        <ul className={styles.list}>
          {points.map((point) => (
            <li key={point.code}>
              <StartingPointCard point={point} />
            </li>
          ))}
        </ul>
      </ScrollArea>
    </section>
  );
}
