import { Button } from 'antd';

import type { MailState } from '../../apollo/schema.generated';
import { formatDateTime } from '../../lib/format-date';
import { useStaffMutation } from '../form/use-staff-mutation';
import { Tag, type TagTone } from '../tag';
import styles from './order-mails.module.css';
import { ResendOrderMailDocument, type OrderMailFragment } from './order-mails.generated';

const STATES: Record<MailState, { label: string; tone: TagTone }> = {
  queued: { label: 'W kolejce', tone: 'waiting' },
  retrying: { label: 'Ponawiamy', tone: 'waiting' },
  failed: { label: 'Nie wysłano', tone: 'bad' },
  sent: { label: 'Wysłano', tone: 'good' },
};

/** What has been mailed to the customer about the order, and what became of it; the newest first. */
export function OrderMails({ mails }: { mails: readonly OrderMailFragment[] }) {
  if (mails.length === 0) return <p>Nie ma wiadomości z&nbsp;ostatnich 90&nbsp;dni.</p>;
  return (
    <ul className={styles.mails}>
      {mails.toReversed().map((mail) => (
        <li key={mail.id}>
          <Mail mail={mail} />
        </li>
      ))}
    </ul>
  );
}

function Mail({ mail }: { mail: OrderMailFragment }) {
  const { id, subject, recipient, state, problem } = mail;
  const { label, tone } = STATES[state];
  const [resend, { loading }] = useStaffMutation(ResendOrderMailDocument, {
    done: `Wiadomość na adres ${recipient} czeka na wysłanie`,
    failed: 'Nie udało się wysłać ponownie',
  });
  return (
    <article className={styles.mail}>
      <div className={styles.text}>
        <strong>{subject}</strong>
        <span>{recipient}</span>
        <span>{timesOf(mail)}</span>
        {problem && <span className={styles.problem}>Serwer poczty: {problem}</span>}
      </div>
      <Tag tone={tone}>{label}</Tag>
      <Button
        size="small"
        loading={loading}
        aria-label={`Wyślij ponownie: ${subject}`}
        onClick={() => void resend({ input: { mailId: id } })}
      >
        Wyślij ponownie
      </Button>
    </article>
  );
}

/** When it was written and sent, how often it was tried, and who had it sent again. */
function timesOf({
  createdAt,
  sentAt,
  attempts,
  nextAttemptAt,
  resentByName,
}: OrderMailFragment): string {
  return [
    `napisana ${formatDateTime(createdAt)}`,
    sentAt && `wysłana ${formatDateTime(sentAt)}`,
    attempts > 0 && `nieudane próby: ${attempts}`,
    nextAttemptAt && `następna ${formatDateTime(nextAttemptAt)}`,
    resentByName && `ponowiona przez: ${resentByName}`,
  ]
    .filter(Boolean)
    .join(', ');
}
