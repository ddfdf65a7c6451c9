import { Button } from 'antd';
import { useEffect } from 'react';

import { formatNumber } from '../../../lib/text/format-number';
import { plural } from '../../../lib/text/plural';
import { forgetNewOrders, useNewOrders } from './new-orders';
import type { OrdersView } from './orders-list';

interface NewOrdersButtonProps {
  /** What the list shows now. */
  orders: readonly { id: number }[];
  view: OrdersView;
  /** Reads the list anew, from its first page. */
  onShow: () => Promise<unknown>;
}

/** Says quietly how many orders have come in since the list was read, and shows them when asked. */
export function NewOrdersButton({ orders, view, onShow }: NewOrdersButtonProps) {
  const placed = useNewOrders();
  const waiting = placed.filter((id) => !orders.some((order) => order.id === id)).length;
  // The list that is opened is read anew.
  useEffect(() => forgetNewOrders, []);
  if (waiting === 0 || !takesNewOrders(view)) return null;
  const show = async () => {
    await onShow();
    forgetNewOrders();
  };
  return (
    <Button type="link" size="small" onClick={() => void show()}>
      {formatNumber(waiting)} {plural(waiting, NOUNS)} – pokaż
    </Button>
  );
}

const NOUNS: [string, string, string] = ['nowe zamówienie', 'nowe zamówienia', 'nowych zamówień'];

/** Whether a new order may belong to the list by its filters. */
function takesNewOrders({ status, text, to }: OrdersView): boolean {
  return (status === null || status === 'pending') && text === null && to === null;
}
