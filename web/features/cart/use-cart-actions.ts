import type { CartLineFragment } from './cart-line.generated';
import { type Quantities, useQuantities } from './use-quantities';
import { useRemoval } from './use-removal';

export interface CartActions {
  /** Quantities asked for and not yet answered, by line id. */
  wanted: Quantities;
  /** A change is under way: the totals on the screen are about to change. */
  busy: boolean;
  changeQuantity: (line: CartLineFragment, quantity: number) => void;
  remove: (line: CartLineFragment) => void;
}

/** The cart's verbs. Quantities show at once. */
export function useCartActions(): CartActions {
  const { wanted, changeQuantity } = useQuantities();
  const { remove, pending } = useRemoval();
  return {
    wanted,
    busy: Object.keys(wanted).length > 0 || pending,
    changeQuantity: (line, quantity) => void changeQuantity(line.id, quantity),
    remove: (line) => void remove(line),
  };
}
