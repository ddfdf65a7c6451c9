import type { OrderStatus } from '../../../apollo/schema.generated';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { OrdersPageDocument } from '../orders-page.generated';
import { UpdateOrderStatusDocument } from './update-order-status.generated';
import { undoableToast, useUndoStatus } from './use-undo-status';

interface StatusChange {
  status: OrderStatus;
  note?: string;
  /** Default: true unless the order moves back to an earlier status. */
  sendsMail?: boolean;
}

/**
 * Changes the status of an order (true: done), refetches the list and offers to undo the change for ten seconds. When
 * somebody else has changed the order since it was read, their change stays and is shown.
 */
export function useChangeStatus({ id: orderId, version }: { id: number; version: number }) {
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
