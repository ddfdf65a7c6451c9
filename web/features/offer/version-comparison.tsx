import { type DifferenceWords, VersionDifference } from '../../goods/version-difference';
import type { CustomerOfferVersionFragment } from './offer-page.generated';
import styles from './offer-versions.module.css';
import { termChanges } from './term-changes';

interface VersionComparisonProps {
  before: CustomerOfferVersionFragment;
  after: CustomerOfferVersionFragment;
}

/**
 * The differences between two versions: drawings side by side, choices, terms and sums; nothing where the server
 * returns no difference.
 */
export function VersionComparison({ before, after }: VersionComparisonProps) {
  const { difference } = after;
  if (!difference) return null;
  const facts = [...termChanges(before, after), ...difference.facts];
  const unchanged = unchangedNames(before, after);
  return (
    <div className={styles.comparison}>
      <h3 className={styles.subtitle}>{`Wersja ${before.number} i\u00a0wersja ${after.number}`}</h3>
      <VersionDifference
        difference={{ ...difference, facts }}
        words={wordsOf(before.number, after.number)}
      />
      {unchanged.length > 0 && (
        <p className={styles.same}>{`Bez zmian: ${unchanged.join(', ')}.`}</p>
      )}
    </div>
  );
}

const wordsOf = (before: number, after: number): DifferenceWords => ({
  facts: 'Warunki',
  before: `Razem, wersja\u00a0${before}`,
  after: `Razem z\u00a0VAT, wersja\u00a0${after}`,
  less: 'Taniej o',
  more: 'Drożej o',
  drawings: { before: `Wersja\u00a0${before}`, after: `Wersja\u00a0${after}` },
});

/**
 * The names of unchanged goods: a line keeps its id while nothing about it changes. A name that a line of the
 * difference has, too, is left out, so that it is not listed as changed and as unchanged.
 */
function unchangedNames(
  before: CustomerOfferVersionFragment,
  after: CustomerOfferVersionFragment,
): string[] {
  const changed = new Set(after.difference?.lines.map(({ name }) => name));
  const known = new Set(before.lines.map(({ lineId }) => lineId));
  return after.lines
    .filter(({ lineId }) => known.has(lineId))
    .map(({ label, productName }) => (label ? `${label}: ${productName}` : productName))
    .filter((name) => !changed.has(name));
}
