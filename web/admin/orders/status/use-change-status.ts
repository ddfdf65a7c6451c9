import type { OrderStatus } from '../../../apollo/schema.generated';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { OrdersPageDocument } from '../orders-page.generated';
import type { StatusedOrderFragment } from './undo-status.generated';
import { UpdateOrderStatusDocument } from './update-order-status.generated';
import { undoableToast, useUndoStatus } from './use-undo-status';

interface StatusChange {
  status: OrderStatus;
  note?: string;
  /** Left out: unless the order moves back. */
  sendsMail?: boolean;
}

/**
 * Sets the status of an order, says how it went (true: done) and for ten seconds offers to take it back, and brings the
 * list up to date. What a colleague has set since the order was seen is shown, not written over.
 */
export function useChangeStatus({ id: orderId, version }: StatusedOrderFragment) {
  const { undoStatus } = useUndoStatus();
  const [update, { loading }] = useStaffMutation(UpdateOrderStatusDocument, {
    done: ({ order }) =>
      undoableToast('Status zamówienia został zaktualizowany', order ? [order] : [], undoStatus),
    failed: 'Nie udało się zaktualizować statusu',
    refetch: [OrdersPageDocument],
  });
  const changeStatus = async (change: StatusChange): Promise<boolean> => {
    const { kind } = await update({ input: { orderId, version, ...change } });
    return kind === 'done';
  };
  return { changeStatus, loading };
}
