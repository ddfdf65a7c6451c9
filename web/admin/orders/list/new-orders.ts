import { useSyncExternalStore } from 'react';

let orderIds: readonly number[] = [];
const listeners = new Set<() => void>();

/** Remembers a newly placed order until the list shows it. */
export function addNewOrder(id: number): void {
  if (!orderIds.includes(id)) publish([...orderIds, id]);
}

export const forgetNewOrders = (): void => publish([]);

/** Ids of the orders placed since the list was loaded. */
export function useNewOrders(): readonly number[] {
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
