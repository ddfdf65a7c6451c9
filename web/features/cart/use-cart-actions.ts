import { useMutation } from '@apollo/client/react';
import { useState, useRef } from 'react';
import type { CartLineFragment } from './cart-line.generated';
import {
  RemoveFromCartDocument,
  RestoreToCartDocument,
  ChangeCartLineDocument,
} from './cart-mutations.generated';

/** Why a change of a line was refused. */
export interface LineProblem {
  lineId: string;
  message: string;
}

/** Shows a problem at its line, in place of the last problem; null only removes the last problem. */
type ReportProblem = (problem: LineProblem | null) => void;

export interface CartActions {
  /** The requested quantities without an answer yet, by line id. */
  pendingQuantities: Quantities;
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
  const { pendingQuantities, changeQuantity, forget } = useQuantities(setProblem);
  const { removed, remove, restore, showGone, pending } = useRemoval(setProblem);
  return {
    pendingQuantities,
    busy: Object.keys(pendingQuantities).length > 0 || pending,
    removed,
    problem,
    changeQuantity: (line, index, quantity) =>
      void changeQuantity(line.id, quantity, (last) =>
        showGone({ ...line, quantity: last }, index),
      ),
    remove: (line, index) => {
      const quantity = pendingQuantities[line.id] ?? line.quantity;
      forget(line.id);
      void remove({ ...line, quantity }, index);
    },
    restore: (gone) => void restore(gone),
  };
}

/** A line that is no longer in the cart, and its former position in the list. */
interface Removed {
  line: CartLineFragment;
  index: number;
  /** Whether it is gone without an action on this page: another tab has removed or ordered it. */
  isElsewhere: boolean;
}

/** Removes lines and restores the last removed one; `showGone` is for a line that another tab has removed. */
function useRemoval(report: ReportProblem) {
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

/** Numbers of pieces by line id. */
type Quantities = Readonly<Record<string, number>>;

/**
 * Changes quantities of lines. `pendingQuantities` holds the requested quantities that the server has not answered yet.
 * Of several quick changes of a line the last one takes effect. Where the cart no longer has the line, `onGone` is
 * called with the quantity that was requested last. `forget` is for a line that is being removed: changes of its
 * quantity that are not sent yet are dropped.
 */
function useQuantities(report: ReportProblem) {
  const [changeLine] = useMutation(ChangeCartLineDocument);
  const [pendingQuantities, setPendingQuantities] = useState<Quantities>({});
  const latest = useRef<Quantities>({});
  const setPending = (next: Quantities): void => {
    latest.current = next;
    setPendingQuantities(next);
  };

  const isPending = (lineId: string): boolean => lineId in latest.current;
  const forget = (lineId: string): void => {
    const { [lineId]: _done, ...others } = latest.current;
    setPending(others);
  };

  const changeQuantity = async (
    lineId: string,
    quantity: number,
    onGone: (quantity: number) => void,
  ): Promise<void> => {
    const isUnderWay = isPending(lineId);
    setPending({ ...latest.current, [lineId]: quantity });
    if (isUnderWay) return;
    report(null);
    try {
      let sent: number | undefined;
      while (isPending(lineId) && sent !== latest.current[lineId]) {
        sent = latest.current[lineId] ?? quantity;
        const { data } = await changeLine({ variables: { input: { lineId, quantity: sent } } });
        const refusal = data?.changeCartLine.userErrors[0];
        if (!refusal || !isPending(lineId)) continue;
        if (refusal.code !== 'NOT_FOUND') report({ lineId, message: refusal.message });
        else {
          onGone(latest.current[lineId] ?? sent);
          forget(lineId);
        }
      }
    } catch {
      const message = 'Nie udało się zmienić liczby sztuk. Spróbuj ponownie.';
      if (isPending(lineId)) report({ lineId, message });
    } finally {
      forget(lineId);
    }
  };
  return { pendingQuantities, changeQuantity, forget };
}
