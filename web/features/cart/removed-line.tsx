import { useEffect, useRef } from 'react';

import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/content/notice';
import styles from './removed-line.module.css';
import type { CartActions } from './use-cart-actions';

/** A notice in place of the line that was removed last; it takes the focus and offers to restore the line. */
export function RemovedLine({ actions }: { actions: CartActions }) {
  const ref = useRef<HTMLDivElement>(null);
  const { removed, problem, restore } = actions;
  const lineId = removed?.line.id;
  // The button that removed the line is gone, so the keyboard focus would be lost.
  useEffect(() => ref.current?.focus(), [lineId]);
  if (!removed) return null;
  return (
    <div className={styles.removed} ref={ref} tabIndex={-1} data-screen-only>
      <Notice tone="info">
        <div className={styles.text}>
          <span>
            Usunięto z&nbsp;koszyka: <strong>{removed.line.configuration.product.name}</strong>
          </span>
          <Button variant="secondary" size="s" onClick={() => restore(removed)}>
            Cofnij
          </Button>
        </div>
      </Notice>
      {problem && problem.lineId === lineId && <Notice tone="error">{problem.message}</Notice>}
    </div>
  );
}
