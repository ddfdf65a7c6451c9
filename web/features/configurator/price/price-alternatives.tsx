import { joinClasses } from '../../../lib/join-classes';
import { formatMoney } from '../../../lib/text/format';
import type {
  ConfigurationRepairFragment,
  PriceAlternativeFragment,
} from './price-quote.generated';
import styles from './price-alternatives.module.css';

/** Changes of one setting each, with the difference that they make to the price; a click makes the change. */
export function PriceAlternatives({
  alternatives,
  stale,
  onChoose,
}: {
  alternatives: readonly PriceAlternativeFragment[];
  stale: boolean;
  onChoose: (change: ConfigurationRepairFragment) => void;
}) {
  if (alternatives.length === 0) return null;
  return (
    <section className={styles.alternatives} aria-labelledby="alternatives-title" data-screen-only>
      <h3 className={styles.title} id="alternatives-title">
        Co zmienia cenę
      </h3>
      <ul className={joinClasses(styles.list, stale && styles.stale)}>
        {alternatives.map(({ change, difference }) => (
          <li key={`${change.field} ${change.value}`}>
            <button type="button" className={styles.choice} onClick={() => onChoose(change)}>
              <span>{change.label}</span>
              <span
                className={styles.difference}
                data-cheaper={difference.startsWith('-') || undefined}
              >
                {differenceText(difference)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The difference in words: "+ 890 zł", "− 80 zł" or "ta sama cena". */
function differenceText(difference: string): string {
  if (Number(difference) === 0) return 'ta sama cena';
  const sign = difference.startsWith('-') ? '\u2212' : '+';
  return `${sign}\u00a0${formatMoney(difference.replace('-', ''))}`;
}
