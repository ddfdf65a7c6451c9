import { adviceOn } from '../../../engine/advice.js';
import type { Configuration } from '../../../engine/configuration.js';
import { cityOf } from '../../../engine/sun/places.js';
import { Icon } from '../../ui/icon';
import styles from './advice-panel.module.css';
import { PlaceField } from './sun/place-field';
import { useSunSettings } from './sun/use-sun-settings';

/** What an honest adviser would say of these sizes at this place, each with where it is known from. */
export function AdvicePanel({ configuration }: { configuration: Configuration }) {
  const [{ city }] = useSunSettings();
  const advice = adviceOn(configuration, cityOf(city));
  // Where no sun is set, the place is asked for here: snow depends on it.
  const asksPlace = configuration.category === 'zadaszenia';
  if (advice.length === 0 && !asksPlace) return null;
  return (
    <section className={styles.panel} aria-labelledby="advice-title">
      <h3 className={styles.title} id="advice-title">
        Dobrze wiedzieć
      </h3>
      {asksPlace && <PlaceField />}
      {advice.length === 0 && (
        <p>Strefę śniegową tej miejscowości sprawdzimy, zanim potwierdzimy zamówienie.</p>
      )}
      <ul className={styles.list}>
        {advice.map(({ code, text, source }) => (
          <li className={styles.advice} key={code}>
            <Icon name="info" />
            <p>
              {text} <span className={styles.source}>{source}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
