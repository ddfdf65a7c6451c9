import { useMutation } from '@apollo/client/react';
import { useState } from 'react';

import type { CartLineFragment } from './cart-line.generated';
import { RemoveFromCartDocument, RestoreToCartDocument } from './cart-mutations.generated';
import type { ReportProblem } from './line-problem';

/** A line that is no longer in the cart, and its former position in the list. */
export interface Removed {
  line: CartLineFragment;
  index: number;
  /** Whether it is gone without an action on this page: another tab has removed or ordered it. */
  isElsewhere: boolean;
}

/** Removes lines and restores the last removed one; `showGone` is for a line that another tab has removed. */
export function useRemoval(report: ReportProblem) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [removeLine, removal] = useMutation(RemoveFromCartDocument);
  const [restoreLine, restoration] = useMutation(RestoreToCartDocument);

  const restore = async ({ line }: Removed): Promise<void> => {
    // A second click while the request is under way needs no request of its own.
    if (restoration.loading) return;
    report(null);
    const { label, quantity, configuration } = line;
    // The line's id is the idempotency key, so that repeated clicks on "Cofnij" restore the line only once.
    const input = { configurationId: configuration.id, label, quantity, idempotencyKey: line.id };
    try {
      const { data } = await restoreLine({ variables: { input } });
      const refusal = data?.addToCart.userErrors[0];
      if (refusal) return report({ lineId: line.id, message: refusal.message });
      setRemoved(null);
    } catch {
      const message = 'Nie udało się przywrócić produktu. Spróbuj ponownie.';
      report({ lineId: line.id, message });
    }
  };
  const remove = async (line: CartLineFragment, index: number): Promise<void> => {
    report(null);
    try {
      const { data } = await removeLine({ variables: { input: { lineId: line.id } } });
      const refusal = data?.removeFromCart.userErrors[0];
      // A line that is not found is removed already: by a first click, or by a request whose answer was lost.
      if (refusal && refusal.code !== 'NOT_FOUND')
        return report({ lineId: line.id, message: refusal.message });
      setRemoved({ line, index, isElsewhere: false });
    } catch {
      const message = 'Nie udało się usunąć produktu. Spróbuj ponownie.';
      report({ lineId: line.id, message });
    }
  };
  const showGone = (line: CartLineFragment, index: number): void =>
    setRemoved({ line, index, isElsewhere: true });
  return { removed, remove, restore, showGone, pending: removal.loading || restoration.loading };
}
