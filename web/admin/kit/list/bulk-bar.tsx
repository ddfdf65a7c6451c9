import { Button } from 'antd';
import type { ReactNode } from 'react';

import { formatNumber } from '../../../lib/text/format-number';
import { plural } from '../../../lib/text/plural';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  count: number;
  /** What is selected: ['produkt', 'produkty', 'produktów']. */
  nouns: [one: string, few: string, many: string];
  onClear: () => void;
  /** Buttons. */
  children: ReactNode;
}

/** What can be done with the selected rows; there is none where nothing is selected. */
export function BulkBar({ count, nouns, onClear, children }: BulkBarProps) {
  return (
    <div className={styles.place}>
      {count > 0 && (
        <div className={styles.bar}>
          <output>
            Zaznaczono {formatNumber(count)} {plural(count, nouns)}
          </output>
          {children}
          <Button type="text" onClick={onClear}>
            Odznacz
          </Button>
        </div>
      )}
    </div>
  );
}
