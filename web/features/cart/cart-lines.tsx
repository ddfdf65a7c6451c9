import type { FragmentType } from '@apollo/client';
import { Fragment } from 'react';
import { CartLine } from './cart-line';
import type { CartLineFragment } from './cart-line.generated';
import { RemovedLine } from './removed-line';
import type { CartActions } from './use-cart-actions';
import styles from './cart-lines.module.css';

interface CartLinesProps {
  lines: readonly (FragmentType<CartLineFragment> & { id: string })[];
  actions: CartActions;
}

/** Every line of the cart; in the place of the line that was removed last, a notice that restores it. */
export function CartLines({ lines, actions }: CartLinesProps) {
  const place = actions.removed && Math.min(actions.removed.index, lines.length);
  const gone = (
    <li className={styles.removed}>
      <RemovedLine actions={actions} />
    </li>
  );
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        <Fragment key={line.id}>
          {index === place && gone}
          <CartLine line={line} index={index} actions={actions} />
        </Fragment>
      ))}
      {place === lines.length && gone}
    </ul>
  );
}
