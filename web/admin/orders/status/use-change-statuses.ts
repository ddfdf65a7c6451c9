import { useState } from 'react';
import type { OrderStatus } from '../../../apollo/schema.generated';
import { formatNumber } from '../../../lib/text/format';
import { pluralCount } from '../../../lib/text/grammar';
import { toSaveOutcome, type Edited, type SaveOutcome } from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { useSelection } from '../../kit/list/rows';
import { ORDER_NOUNS } from '../../trade/status-tags';
import { useAskToCancel } from '../../trade/use-ask-to-cancel';
import { OrdersPageDocument } from '../orders-page.generated';
import {
  ChangeOrderStatusesDocument,
  type ChangeOrderStatusesMutation,
} from './change-order-statuses.generated';
import { undoableToast, useUndoStatus } from './use-order-status';

/** Which customers get a mail; default: those whose order does not move back to an earlier status. */
export type Mailing = 'default' | 'all' | 'none';

export interface BulkValues {
  status: OrderStatus | null;
  mailing: Mailing;
  note: string;
}

const SENDS_MAIL: Record<Mailing, boolean | null> = { default: null, all: true, none: false };

/** Gives these orders, in the versions that were read, one status; asks first if they are to be cancelled. */
export function useChangeStatuses(
  orders: readonly SeenOrder[],
  onChanged: (changes: StatusChanges) => void,
) {
  const { undoStatus } = useUndoStatus();
  const { askToCancel } = useAskToCancel();
  const [change] = useStaffMutation(ChangeOrderStatusesDocument, {
    done: ({ orders: changed, refused }) =>
      changed.length === 0
        ? { title: 'Żadne zamówienie się nie zmieniło', tone: 'destructive' }
        : undoableToast(changedText(changed.length, refused.length), changed, undoStatus),
    failed: 'Nie udało się zmienić statusów',
    refetch: [OrdersPageDocument],
  });
  return async ({ values }: Edited<BulkValues>): Promise<SaveOutcome<BulkValues>> => {
    const { status, mailing, note } = values;
    const isConfirmed = status !== 'cancelled' || (await askToCancel(orders.map(({ id }) => id)));
    if (!status || !isConfirmed) return { kind: 'refused', problems: [] };
    const versions = orders.map(({ id, version }) => ({ orderId: id, version }));
    const input = { status, sendsMail: SENDS_MAIL[mailing], note: note.trim() || null };
    const outcome = await change({ input: { orders: versions, ...input } });
    if (outcome.kind === 'done') onChanged(outcome.payload);
    return toSaveOutcome(outcome);
  };
}

function changedText(changed: number, refused: number): string {
  if (refused > 0)
    return `Zmieniono status: ${pluralCount(changed, ORDER_NOUNS)}, bez zmiany: ${formatNumber(refused)}`;
  return changed === 1
    ? 'Status zamówienia został zaktualizowany'
    : `Zmieniono status: ${pluralCount(changed, ORDER_NOUNS)}`;
}

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
