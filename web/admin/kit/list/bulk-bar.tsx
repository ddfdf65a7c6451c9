import { Button } from 'antd';
import type { ReactNode } from 'react';

import { pluralCount, type PluralForms } from '../../../lib/text/plural';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  count: number;
  /** The forms of the noun for selected rows, for `plural`. */
  nouns: PluralForms;
  onClear: () => void;
  /** The buttons of the actions. */
  children: ReactNode;
}

/** The actions for the selected rows; hidden while no row is selected. */
export function BulkBar({ count, nouns, onClear, children }: BulkBarProps) {
  return (
    <div className={styles.place}>
      {count > 0 && (
        <div className={styles.bar}>
          <output>Zaznaczono {pluralCount(count, nouns)}</output>
          {children}
          <Button type="text" onClick={onClear}>
            Odznacz
          </Button>
        </div>
      )}
    </div>
  );
}
