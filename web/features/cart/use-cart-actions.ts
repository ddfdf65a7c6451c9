import { useState } from 'react';

import type { CartLineFragment } from './cart-line.generated';
import type { LineProblem } from './line-problem';
import { type Quantities, useQuantities } from './use-quantities';
import { type Removed, useRemoval } from './use-removal';

export interface CartActions {
  /** The requested quantities without an answer yet, by line id. */
  wanted: Quantities;
  /** Whether a change is pending, so that the totals on the screen are about to change. */
  busy: boolean;
  /** The line that was removed last, here or in another tab; null before, and once it is restored. */
  removed: Removed | null;
  problem: LineProblem | null;
  /** `index` is the position of the line in the list, from 0, here and for `remove`. */
  changeQuantity: (line: CartLineFragment, index: number, quantity: number) => void;
  remove: (line: CartLineFragment, index: number) => void;
  restore: (removed: Removed) => void;
}

/** The actions of the cart. A requested quantity shows at once; the line that was removed last can be restored. */
export function useCartActions(): CartActions {
  const [problem, setProblem] = useState<LineProblem | null>(null);
  const { wanted, changeQuantity, forget } = useQuantities(setProblem);
  const { removed, remove, restore, showGone, pending } = useRemoval(setProblem);
  return {
    wanted,
    busy: Object.keys(wanted).length > 0 || pending,
    removed,
    problem,
    changeQuantity: (line, index, quantity) =>
      void changeQuantity(line.id, quantity, (last) =>
        showGone({ ...line, quantity: last }, index),
      ),
    remove: (line, index) => {
      const quantity = wanted[line.id] ?? line.quantity;
      forget(line.id);
      void remove({ ...line, quantity }, index);
    },
    restore: (gone) => void restore(gone),
  };
}
