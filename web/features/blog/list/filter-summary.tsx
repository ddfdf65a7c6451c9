import { plural } from '../../../lib/text/plural';
import { ButtonLink } from '../../../ui/button/button-link';
import { NO_FILTER, viewLink } from './blog-url';
import styles from './filter-summary.module.css';

/** The number of articles that match the filters, and a link back to all of them. */
export function FilterSummary({ count }: { count: number }) {
  return (
    <div className={styles.summary}>
      <output>{`${count}\u00a0${plural(count, ['artykuł', 'artykuły', 'artykułów'])}`}</output>
      <ButtonLink variant="quiet" size="s" to={viewLink(NO_FILTER)} replace preventScrollReset>
        Wyczyść filtry
      </ButtonLink>
    </div>
  );
}
