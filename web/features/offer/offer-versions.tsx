import { formatDate } from '../../lib/dates/format-date';
import { Link } from '../../ui/button/link';
import { VersionComparison } from './version-comparison';
import type { CustomerOfferFragment, CustomerOfferVersionFragment } from './offer-page.generated';
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
