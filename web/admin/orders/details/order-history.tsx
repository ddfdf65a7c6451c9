import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Timeline } from 'antd';

import { ORDER_STATUS_LABELS } from '#engine/trade/shop/order-status';
import { REMINDER_LABELS } from '#engine/trade/shop/payment-labels';
import { formatDateTime } from '../../../lib/dates/format-date';
import {
  OrderHistoryEventFragmentDoc,
  type OrderHistoryEventFragment,
} from './order-history.generated';
import styles from './order-history.module.css';

/** All status changes with time, author and note, the newest first. */
export function OrderHistory({
  events: from,
}: {
  events: FragmentType<OrderHistoryEventFragment>[];
}) {
  const { data: events } = useSuspenseFragment({ fragment: OrderHistoryEventFragmentDoc, from });
  const undone = new Set(events.map(({ undoesId }) => undoesId));
  return (
    <Timeline
      items={events.toReversed().map((event) => ({
        key: event.id,
        content: (
          <div className={styles.event}>
            <strong>{titleOf(event)}</strong>
            <span>{[formatDateTime(event.at), event.actorName].filter(Boolean).join(', ')}</span>
            {remark(event, undone.has(event.id)) && (
              <span>{remark(event, undone.has(event.id))}</span>
            )}
            {event.note && <p>{event.note}</p>}
          </div>
        ),
      }))}
    />
  );
}

const VERSION_NEWS = {
  sent: 'wysłana do\u00a0klienta',
  accepted: 'weszła w\u00a0życie',
  refused: 'odrzucona',
  withdrawn: 'wycofana',
} as const;

function titleOf({
  status,
  versionNumber,
  versionNews,
  reminder,
}: OrderHistoryEventFragment): string {
  if (reminder) return REMINDER_LABELS[reminder];
  return versionNews
    ? `Wersja ${versionNumber} ${VERSION_NEWS[versionNews]}`
    : ORDER_STATUS_LABELS[status];
}

function remark({ undoesId, sendsMail }: OrderHistoryEventFragment, isUndone: boolean) {
  if (undoesId !== null) return 'cofnięcie zmiany';
  if (isUndone) return sendsMail ? 'zmiana cofnięta, wiadomość nie wyszła' : 'zmiana cofnięta';
  return sendsMail === false ? 'bez wiadomości do\u00a0klienta' : null;
}
