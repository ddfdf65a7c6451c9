import { longDay } from '#engine/locale/day';
import { type DifferenceWords, VersionDifference } from '../../goods/version-difference';
import { formatDate } from '../../lib/dates/format-date';
import { pluralCount } from '../../lib/text/grammar';
import { Link } from '../../ui/button/link';
import type { CustomerOfferFragment, CustomerOfferVersionFragment } from './offer-page.generated';
import { termText } from './offer-state';
import styles from './offer-versions.module.css';

type Version = CustomerOfferVersionFragment;

/**
 * Each version compared with the one before it, the newest comparison first, and links to all versions; nothing while
 * there is only one.
 */
export function OfferVersions({ offer }: { offer: CustomerOfferFragment }) {
  const [newest, ...older] = pairsOf(offer.versions).toReversed();
  if (!newest) return null;
  return (
    <section className={styles.section} aria-labelledby="offer-versions">
      <h2 className={styles.title} id="offer-versions">
        Porównanie wersji
      </h2>
      <VersionComparison {...newest} />
      {older.map(({ before, after }) => (
        <details key={after.id} className={styles.older}>
          <summary>{`Wersja ${before.number} i\u00a0wersja ${after.number}`}</summary>
          <div>
            <VersionComparison before={before} after={after} />
          </div>
        </details>
      ))}
      <EarlierVersions offer={offer} />
    </section>
  );
}

const pairsOf = (versions: readonly Version[]): { before: Version; after: Version }[] =>
  versions.slice(1).flatMap((after, index) => {
    const before = versions[index];
    return before ? [{ before, after }] : [];
  });

function EarlierVersions({ offer: { token, versions } }: { offer: CustomerOfferFragment }) {
  return (
    <ul className={styles.links} data-screen-only aria-label="Wszystkie wersje">
      {versions.map(({ id, number, createdAt, sentAt }) => (
        <li key={id}>
          <Link
            to={`/oferta/${token}?wersja=${number}`}
          >{`Wersja ${number} z\u00a0${formatDate(sentAt ?? createdAt)}`}</Link>
        </li>
      ))}
    </ul>
  );
}

interface VersionComparisonProps {
  before: CustomerOfferVersionFragment;
  after: CustomerOfferVersionFragment;
}

/**
 * The differences between two versions: drawings side by side, choices, terms and sums; nothing where the server
 * returns no difference.
 */
function VersionComparison({ before, after }: VersionComparisonProps) {
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
 * The names of unchanged goods and services: a line keeps its id while nothing about it changes. A name that a line of the
 * difference has, too, is left out, so that it is not listed as changed and as unchanged.
 */
function unchangedNames(
  before: CustomerOfferVersionFragment,
  after: CustomerOfferVersionFragment,
): string[] {
  const changed = new Set(after.difference?.lines.map(({ name }) => name));
  const lineIds = new Set(before.lines.map(({ lineId }) => lineId));
  const goods = after.lines
    .filter(({ lineId }) => lineIds.has(lineId))
    .map(({ label, productName }) => (label ? `${label}: ${productName}` : productName));
  const services = after.services.map(({ text }) => text);
  return [...goods, ...services].filter((name) => !changed.has(name));
}

interface Change {
  label: string;
  before: string | null;
  after: string | null;
}

const days = (count: number): string => pluralCount(count, ['dzień', 'dni', 'dni']);

const depositText = (percent: number): string => {
  if (percent === 0) return 'bez zaliczki';
  return percent === 100 ? 'całość z\u00a0góry' : `${percent}%`;
};

const TERMS: readonly { label: string; show: (version: Version) => string | null }[] = [
  { label: 'Termin dostawy', show: termText },
  { label: 'Zaliczka', show: ({ depositPercent }) => depositText(depositPercent) },
  {
    label: 'Zapłata po\u00a0potwierdzeniu',
    show: ({ depositPercent, depositDays }) => (depositPercent > 0 ? days(depositDays) : null),
  },
  {
    label: 'Zapłata po\u00a0wysyłce',
    show: ({ depositPercent, restDays }) => (depositPercent < 100 ? days(restDays) : null),
  },
  { label: 'Ważna do', show: ({ validUntil }) => longDay(validUntil) },
];

/** The terms in which two versions differ, in words. */
const termChanges = (before: Version, after: Version): Change[] =>
  TERMS.map(({ label, show }) => ({ label, before: show(before), after: show(after) })).filter(
    (change) => change.before !== change.after,
  );
