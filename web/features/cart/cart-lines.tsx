import type { FragmentType } from '@apollo/client';

import { CartLine } from './cart-line';
import type { CartLineFragment } from './cart-line.generated';
import styles from './cart-lines.module.css';
import type { CartActions } from './use-cart-actions';

interface CartLinesProps {
  lines: readonly (FragmentType<CartLineFragment> & { id: string })[];
  actions: CartActions;
}

/** Every line of the cart. */
export function CartLines({ lines, actions }: CartLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <CartLine key={line.id} line={line} actions={actions} />
      ))}
    </ul>
  );
}
