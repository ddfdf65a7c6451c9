import { Button } from 'antd';
import { useEffect, useSyncExternalStore } from 'react';
import { polishClock } from '#engine/locale/polish-time';
import { pluralCount } from '../../../lib/text/grammar';
import type { OrdersView } from './orders-filter';

interface NewOrdersButtonProps {
  /** The orders on screen. */
  orders: readonly { id: number }[];
  view: OrdersView;
  /** Goes to the first page and refetches it. */
  onShow: () => Promise<unknown>;
}

/** Shows how many orders were placed since the list was loaded; a click refetches the list. */
export function NewOrdersButton({ orders, view, onShow }: NewOrdersButtonProps) {
  const placed = useNewOrders();
  const waiting = placed.filter((id) => !orders.some((order) => order.id === id)).length;
  // Forgets the new orders when the list is closed, because the list is loaded anew when it is opened again.
  useEffect(() => forgetNewOrders, []);
  if (waiting === 0 || !takesNewOrders(view)) return null;
  const show = async () => {
    await onShow();
    forgetNewOrders();
  };
  return (
    <Button type="link" size="small" onClick={() => void show()}>
      {pluralCount(waiting, NOUNS)} – pokaż
    </Button>
  );
}

const NOUNS: [string, string, string] = ['nowe zamówienie', 'nowe zamówienia', 'nowych zamówień'];

/**
 * Whether the list can show new orders: with no search and no filters but the status "pending" and a first day that has
 * begun.
 */
function takesNewOrders({ status, text, from, to, payment }: OrdersView): boolean {
  const takesStatus = status === null || status === 'pending';
  const hasBegun = from === null || from <= polishClock(new Date()).day;
  return takesStatus && hasBegun && text === null && to === null && payment === null;
}

let orderIds: readonly number[] = [];
const listeners = new Set<() => void>();

/** Remembers a newly placed order until the list shows it. */
export function addNewOrder(id: number): void {
  if (!orderIds.includes(id)) publish([...orderIds, id]);
}

const forgetNewOrders = (): void => publish([]);

/** Ids of the orders placed since the list was loaded. */
function useNewOrders(): readonly number[] {
  return useSyncExternalStore(subscribe, () => orderIds);
}

function publish(ids: readonly number[]): void {
  orderIds = ids;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
