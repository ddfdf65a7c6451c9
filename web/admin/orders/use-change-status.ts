import { useMutation } from '@apollo/client/react';

import type { OrderStatus } from '../../apollo/schema.generated';
import { toast } from '../../ui/toast';
import { OrdersPageDocument } from './orders-page.generated';
import { UpdateOrderStatusDocument } from './update-order-status.generated';

interface StatusChange {
  status: OrderStatus;
  note?: string;
}

/** Sets the status of an order, says how it went (true: done) and brings the list up to date. */
export function useChangeStatus(orderId: number) {
  const [update, { loading }] = useMutation(UpdateOrderStatusDocument, {
    refetchQueries: [OrdersPageDocument],
  });

  const changeStatus = async ({ status, note }: StatusChange): Promise<boolean> => {
    try {
      const { data } = await update({ variables: { input: { orderId, status, note } } });
      const refusal = data?.updateOrderStatus.userErrors[0];
      if (refusal) return refuse(refusal.message);
    } catch {
      return refuse('Spróbuj ponownie.');
    }
    toast({ title: 'Status zamówienia został zaktualizowany' });
    return true;
  };

  return { changeStatus, loading };
}

function refuse(description: string): false {
  toast({ title: 'Nie udało się zaktualizować statusu', description, tone: 'destructive' });
  return false;
}
