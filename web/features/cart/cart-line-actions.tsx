import { useInBrowser } from '../../lib/browser/hydration';
import { Icon } from '../../ui/image/icon';
import { Link } from '../../ui/button/link';
import { QuantityStepper } from '../../ui/form/quantity-stepper';
import type { CartLineFragment } from './cart-line.generated';
import styles from './cart-line.module.css';
import type { CartActions } from './use-cart-actions';

const MOST = 99;

interface CartLineActionsProps {
  line: CartLineFragment;
  /** The position of the line in the list, from 0. */
  index: number;
  /** The path on which the line is changed; null for goods that are no longer made. */
  editPath: string | null;
  actions: CartActions;
}

/**
 * The quantity of the line, a link to its configuration, and its removal. Quantity and removal are disabled until the
 * scripts are there, which they need.
 */
export function CartLineActions({ line, index, editPath, actions }: CartLineActionsProps) {
  const { name } = line.configuration.product;
  const inBrowser = useInBrowser();
  return (
    <div className={styles.actions}>
      <QuantityStepper
        label={`Liczba sztuk: ${name}`}
        value={actions.wanted[line.id] ?? line.quantity}
        min={1}
        max={MOST}
        disabled={!inBrowser}
        onChange={(quantity) => actions.changeQuantity(line, index, quantity)}
      />
      {editPath && (
        <Link className={styles.action} to={editPath} data-screen-only>
          <Icon name="edit" /> Zmień
        </Link>
      )}
      <button
        type="button"
        className={styles.action}
        aria-label={`Usuń z koszyka: ${name}`}
        disabled={!inBrowser}
        onClick={() => actions.remove(line, index)}
      >
        <Icon name="trash" /> Usuń
      </button>
    </div>
  );
}
