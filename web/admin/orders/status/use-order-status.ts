import { UNDO_SECONDS } from '#engine/trade/shop/order-status';
import type { OrderStatus } from '../../../apollo/schema.generated';
import { formatNumber } from '../../../lib/text/format';
import { pluralCount } from '../../../lib/text/grammar';
import type { Toast } from '../../../ui/overlay/toast';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { MAIL_NOUNS } from '../../trade/mails/use-resend-mails';
import { ORDER_NOUNS } from '../../trade/status-tags';
import { OrdersPageDocument } from '../orders-page.generated';
import { UndoOrderStatusesDocument } from './undo-status.generated';
import { UpdateOrderStatusDocument } from './update-order-status.generated';

interface ChangedOrder {
  undoableChange: { eventId: number; sendsMail: boolean } | null;
}

/** Undoes status changes by the ids of their history entries, and withdraws their waiting mails. */
export function useUndoStatus() {
  const [undo, { loading }] = useStaffMutation(UndoOrderStatusesDocument, {
    done: ({ orders, refused }) => undoneToast(orders.length, refused),
    failed: 'Nie udało się cofnąć zmiany',
    refetch: [OrdersPageDocument],
  });
  const undoStatus = (eventIds: number[]) => void undo({ input: { eventIds } });
  return { undoStatus, loading };
}

function undoneToast(
  undone: number,
  refused: readonly { reason: { message: string } }[],
): string | Toast {
  const count = pluralCount(undone, ORDER_NOUNS);
  const [first] = refused;
  if (!first) return undone === 1 ? 'Cofnięto zmianę statusu' : `Cofnięto zmianę statusu: ${count}`;
  const title =
    undone === 0
      ? 'Nie udało się cofnąć zmiany'
      : `Cofnięto zmianę statusu: ${count}, nie cofnięto: ${formatNumber(refused.length)}`;
  return { title, description: first.reason.message, tone: 'destructive' };
}

/** A toast for the ten seconds before mails go out, with an action that undoes the changes. */
export function undoableToast(
  title: string,
  orders: readonly ChangedOrder[],
  undoStatus: (eventIds: number[]) => void,
): Toast {
  const changes = orders.flatMap(({ undoableChange }) => undoableChange ?? []);
  if (changes.length === 0) return { title };
  const mails = changes.filter(({ sendsMail }) => sendsMail).length;
  return {
    title,
    description: mailsText(mails, orders.length),
    durationMs: UNDO_SECONDS * 1000,
    action: {
      label: 'Cofnij',
      onSelect: () => undoStatus(changes.map(({ eventId }) => eventId)),
    },
  };
}

function mailsText(mails: number, orders: number): string {
  if (mails === 0) return `Bez wiadomości do\u00a0${orders === 1 ? 'klienta' : 'klientów'}.`;
  const soon = `Za\u00a0${UNDO_SECONDS}\u00a0sekund`;
  if (orders === 1) return `${soon} wyślemy wiadomość do\u00a0klienta.`;
  return `${soon} wyślemy ${pluralCount(mails, MAIL_NOUNS)}.`;
}

interface StatusChange {
  status: OrderStatus;
  note?: string;
  /** Default: true unless the order moves back to an earlier status. */
  sendsMail?: boolean;
}

/**
 * Changes the status of an order (true: done), refetches the list and offers to undo the change for ten seconds. When
 * somebody else has changed the order since it was read, their change stays and is shown.
 */
export function useChangeStatus({ id: orderId, version }: { id: number; version: number }) {
  const { undoStatus } = useUndoStatus();
  const [update, { loading }] = useStaffMutation(UpdateOrderStatusDocument, {
    done: ({ order }) =>
      undoableToast('Status zamówienia został zaktualizowany', order ? [order] : [], undoStatus),
    failed: 'Nie udało się zaktualizować statusu',
    refetch: [OrdersPageDocument],
  });
  const changeStatus = async (change: StatusChange): Promise<boolean> => {
    const { kind } = await update({ input: { orderId, version, ...change } });
    return kind === 'done';
  };
  return { changeStatus, loading };
}
