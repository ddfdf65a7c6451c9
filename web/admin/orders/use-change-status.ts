import type { OrderStatus } from '../../apollo/schema.generated';
import { useStaffMutation } from '../form/use-staff-mutation';
import { OrdersPageDocument } from './orders-page.generated';
import { UpdateOrderStatusDocument } from './update-order-status.generated';

interface StatusChange {
  status: OrderStatus;
  note?: string;
}

/** Sets the status of an order, says how it went (true: done) and brings the list up to date. */
export function useChangeStatus(orderId: number) {
  const [update, { loading }] = useStaffMutation(UpdateOrderStatusDocument, {
    done: 'Status zamówienia został zaktualizowany',
    failed: 'Nie udało się zaktualizować statusu',
    refetch: [OrdersPageDocument],
  });
  const changeStatus = async ({ status, note }: StatusChange): Promise<boolean> => {
    const { kind } = await update({ input: { orderId, status, note } });
    return kind === 'done';
  };
  return { changeStatus, loading };
}
