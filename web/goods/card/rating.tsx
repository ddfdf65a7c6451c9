import { polishNumber } from '#engine/locale/polish-number';
import { pluralCount } from '../../lib/text/grammar';
import styles from './rating.module.css';

/** States whether and how ratings are checked, as art. 6 of the act on unfair market practices requires. */
export const ratingNote =
  'Średnia z\u00a0ocen przekazanych sklepowi. Nie sprawdzamy, czy oceniający kupili produkt.';

/** For example "★ 5,0 (124 opinie)"; nothing while nobody has rated. */
export function Rating({ average, count }: { average: number | null; count: number }) {
  if (count === 0 || average === null) return null;
  const opinions = pluralCount(count, ['opinia', 'opinie', 'opinii']);
  return (
    <p className={styles.rating}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z" />
      </svg>
      <span>{`${polishNumber(average, { least: 1, most: 1 })} (${opinions})`}</span>
    </p>
  );
}
