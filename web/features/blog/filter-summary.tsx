import { plural } from '../../lib/plural';
import { Button } from '../../ui/button/button';
import styles from './filter-summary.module.css';

/** How many articles the filters leave, and the way back to all of them. */
export function FilterSummary({ count, onClear }: { count: number; onClear: () => void }) {
  return (
    <div className={styles.summary}>
      <output>
        {count}&nbsp;{plural(count, ['artykuł', 'artykuły', 'artykułów'])}
      </output>
      <Button variant="quiet" size="s" onClick={onClear}>
        Wyczyść filtry
      </Button>
    </div>
  );
}
