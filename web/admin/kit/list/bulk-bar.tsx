import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { PluralForms } from '#engine/locale/plural';
import { formatNumber } from '../../../lib/text/format';
import { pluralCount } from '../../../lib/text/grammar';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  count: number;
  /** The forms of the noun for selected rows, for `plural`. */
  nouns: PluralForms;
  /** The most rows that the actions take at once. */
  limit: number;
  onClear: () => void;
  /** The buttons of the actions; not shown for more rows than `limit`. */
  children: ReactNode;
}

/** The actions for the selected rows; hidden while no row is selected. */
export function BulkBar({ count, nouns, limit, onClear, children }: BulkBarProps) {
  return (
    <div className={styles.place}>
      {count > 0 && (
        <div className={styles.bar}>
          <output>Zaznaczono {pluralCount(count, nouns)}</output>
          <span>
            Naraz najwyżej {formatNumber(limit)}
            {count > limit && ': odznacz pozostałe'}
          </span>
          {count <= limit && children}
          <Button type="text" onClick={onClear}>
            Odznacz
          </Button>
        </div>
      )}
    </div>
  );
}
