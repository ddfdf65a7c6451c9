import type { OrderStatus } from '../../apollo/schema.generated';
import { useStaffMutation } from '../form/use-staff-mutation';
import { OrdersPageDocument } from './orders-page.generated';
import { UpdateOrderStatusDocument } from './update-order-status.generated';

interface StatusChange {
  status: OrderStatus;
  note?: string;
}

export interface StatusedOrder {
  id: number;
  status: OrderStatus;
  /** The one that was seen: what a colleague has set since is shown, not written over. */
  version: number;
}

/** Sets the status of an order, says how it went (true: done) and brings the list up to date. */
export function useChangeStatus({ id: orderId, version }: StatusedOrder) {
  const [update, { loading }] = useStaffMutation(UpdateOrderStatusDocument, {
    done: 'Status zamówienia został zaktualizowany',
    failed: 'Nie udało się zaktualizować statusu',
    refetch: [OrdersPageDocument],
  });
  const changeStatus = async ({ status, note }: StatusChange): Promise<boolean> => {
    const { kind } = await update({ input: { orderId, version, status, note } });
    return kind === 'done';
  };
  return { changeStatus, loading };
}
