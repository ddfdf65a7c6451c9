import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/content/notice';
import type { CartActions } from './use-cart-actions';
import styles from './removed-line.module.css';

const ELSEWHERE = '. Ta pozycja mogła zostać usunięta albo zamówiona w\u00a0innej karcie.';

/** A notice in place of the line that is gone; it takes the focus, says why, and offers to restore the line. */
export function RemovedLine({ actions }: { actions: CartActions }) {
  const ref = useRef<HTMLDivElement>(null);
  const { removed, problem, restore } = actions;
  const lineId = removed?.line.id;
  // The button that removed the line is gone, so the keyboard focus would be lost.
  useEffect(() => ref.current?.focus(), [lineId]);
  if (!removed) return null;
  return (
    <div className={styles.removed} ref={ref} tabIndex={-1} data-screen-only>
      <Notice tone={removed.isElsewhere ? 'warning' : 'info'}>
        <div className={styles.text}>
          <span>
            <span>
              {removed.isElsewhere ? 'Nie ma już w\u00a0koszyku' : 'Usunięto z\u00a0koszyka'}
            </span>
            : <strong>{removed.line.configuration.product.name}</strong>
            {removed.isElsewhere && <span>{ELSEWHERE}</span>}
          </span>
          <Button variant="secondary" size="s" onClick={() => restore(removed)}>
            {removed.isElsewhere ? 'Dodaj ponownie' : 'Cofnij'}
          </Button>
        </div>
      </Notice>
      {problem && problem.lineId === lineId && <Notice tone="error">{problem.message}</Notice>}
    </div>
  );
}
