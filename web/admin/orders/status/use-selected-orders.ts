import { useState } from 'react';
import { useSelection } from '../../kit/list/rows';
import type { ChangeOrderStatusesMutation } from './change-order-statuses.generated';

export type StatusChanges = ChangeOrderStatusesMutation['changeOrderStatuses'];
export type RefusedOrder = StatusChanges['refused'][number];
export type SelectedOrders = ReturnType<typeof useSelectedOrders>;

/** An order in the version that the user has seen. */
export interface SeenOrder {
  id: number;
  version: number;
}

/**
 * The selected orders in their current version: orders on screen are taken from the list, which may be newer than the
 * selection. After a bulk change only the refused orders stay selected.
 */
export function useSelectedOrders(filter: object, shown: readonly SeenOrder[] | undefined) {
  const { rows: chosen, select, clear } = useSelection<SeenOrder>(filter);
  const [refused, setRefused] = useState<readonly RefusedOrder[]>([]);
  const rows = chosen.map((row) => shown?.find(({ id }) => id === row.id) ?? row);

  const selectRefused = (changes: StatusChanges) => {
    setRefused(changes.refused);
    const left = changes.refused.flatMap(({ order }) => order ?? []);
    if (left.length > 0) select(left);
    else clear();
  };
  return { rows, select, refused, selectRefused, forgetRefused: () => setRefused([]) };
}
