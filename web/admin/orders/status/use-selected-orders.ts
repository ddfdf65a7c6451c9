import { useState } from 'react';

import { useSelection } from '../../kit/list/use-selection';
import type { ChangeOrderStatusesMutation } from './change-order-statuses.generated';
import type { OrderRowFragment } from '../orders-page.generated';

export type StatusChanges = ChangeOrderStatusesMutation['changeOrderStatuses'];
export type RefusedOrder = StatusChanges['refused'][number];
export type SelectedOrders = ReturnType<typeof useSelectedOrders>;

/**
 * The selected orders in their current state: rows on screen are taken from the list, which may be newer than the
 * selection. After a bulk change only the refused orders stay selected.
 */
export function useSelectedOrders(filter: object, shown: readonly OrderRowFragment[] | undefined) {
  const { rows: chosen, select, clear } = useSelection<OrderRowFragment>(filter);
  const [refused, setRefused] = useState<readonly RefusedOrder[]>([]);
  const rows = chosen.map((row) => shown?.find(({ id }) => id === row.id) ?? row);

  const keepRefused = (changes: StatusChanges) => {
    setRefused(changes.refused);
    const left = rows.flatMap((row) => {
      const now = changes.refused.find(({ orderId }) => orderId === row.id)?.order;
      return now ? [{ ...row, ...now }] : [];
    });
    if (left.length > 0) select(left);
    else clear();
  };
  return { rows, select, refused, keepRefused, forgetRefused: () => setRefused([]) };
}
