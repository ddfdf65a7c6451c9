import type { CartContentFragment } from './cart-content.generated';
import { CartLine } from './cart-line';
import styles from './cart-lines.module.css';
import type { CartActions } from './use-cart-actions';

/** Every line of the cart. */
export function CartLines({ cart, actions }: { cart: CartContentFragment; actions: CartActions }) {
  return (
    <ul className={styles.lines}>
      {cart.lines.map((line) => (
        <CartLine
          key={line.id}
          line={line}
          quantity={actions.wanted[line.id] ?? line.quantity}
          pending={line.id in actions.wanted}
          onChangeQuantity={(quantity) => actions.changeQuantity(line, quantity)}
          onRemove={() => actions.remove(line)}
        />
      ))}
    </ul>
  );
}
