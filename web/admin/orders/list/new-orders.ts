import { useSyncExternalStore } from 'react';

let orderIds: readonly number[] = [];
const listeners = new Set<() => void>();

/** Keeps an order that has just been placed, until it is shown in the list. */
export function addNewOrder(id: number): void {
  if (!orderIds.includes(id)) publish([...orderIds, id]);
}

export const forgetNewOrders = (): void => publish([]);

/** Orders that were placed since the list was read. */
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
