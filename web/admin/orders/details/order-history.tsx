import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Timeline } from 'antd';
import { VERSION_NEWS_LABELS } from '#engine/trade/shop/order-changes';
import { ORDER_STATUS_LABELS } from '#engine/trade/shop/order-status';
import { REMINDER_LABELS } from '#engine/trade/shop/payment-labels';
import { useRequestKey } from '../../../lib/browser/request-keys';
import { formatDateTime } from '../../../lib/dates/format-date';
import { isAnswered } from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { CustomerMail, CustomerMails } from '../../trade/mails/customer-mails';
import {
  OrderHistoryEventFragmentDoc,
  type OrderHistoryEventFragment,
  OrderMailFragmentDoc,
  ResendOrderMailDocument,
  type OrderMailFragment,
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

function titleOf({
  status,
  versionNumber,
  versionNews,
  reminder,
}: OrderHistoryEventFragment): string {
  if (reminder) return REMINDER_LABELS[reminder];
  return versionNews
    ? `Wersja ${versionNumber} ${VERSION_NEWS_LABELS[versionNews]}`
    : ORDER_STATUS_LABELS[status];
}

function remark({ undoesId, sendsMail }: OrderHistoryEventFragment, isUndone: boolean) {
  if (undoesId !== null) return 'cofnięcie zmiany';
  if (isUndone) return sendsMail ? 'zmiana cofnięta, wiadomość nie wyszła' : 'zmiana cofnięta';
  return sendsMail === false ? 'bez wiadomości do\u00a0klienta' : null;
}

/** The mails to the customer about the order with their delivery state, the newest first. */
export function OrderMails({
  mails,
}: {
  mails: (FragmentType<OrderMailFragment> & { id: string })[];
}) {
  return <CustomerMails mails={mails}>{(mail) => <OrderMail mail={mail} />}</CustomerMails>;
}

function OrderMail({ mail: from }: { mail: FragmentType<OrderMailFragment> }) {
  const { data: mail } = useSuspenseFragment({ fragment: OrderMailFragmentDoc, from });
  const [resend, { loading }] = useStaffMutation(ResendOrderMailDocument, {
    done: `Wiadomość na adres ${mail.recipient} czeka na wysłanie`,
    failed: 'Nie udało się wysłać ponownie',
  });
  const { keyOf, answered } = useRequestKey();
  const onResend = async (): Promise<void> => {
    const outcome = await resend({ input: { mailId: mail.id, idempotencyKey: keyOf(mail.id) } });
    if (isAnswered(outcome)) answered();
  };
  return (
    <CustomerMail
      mail={mail}
      to="orders:write"
      isResending={loading}
      onResend={() => void onResend()}
    />
  );
}
