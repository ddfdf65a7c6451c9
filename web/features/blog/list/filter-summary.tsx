import { plural } from '../../../lib/text/plural';
import { ButtonLink } from '../../../ui/button/button-link';
import { NO_FILTER, viewLink } from './blog-url';
import styles from './filter-summary.module.css';

/** How many articles the filters leave, and the way back to all of them. */
export function FilterSummary({ count }: { count: number }) {
  return (
    <div className={styles.summary}>
      <output>
        {count}&nbsp;{plural(count, ['artykuł', 'artykuły', 'artykułów'])}
      </output>
      <ButtonLink variant="quiet" size="s" to={viewLink(NO_FILTER)} replace preventScrollReset>
        Wyczyść filtry
      </ButtonLink>
    </div>
  );
}
