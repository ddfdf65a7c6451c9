import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { PermissionName } from '#engine/trade/rights/permissions';
import type { MailState } from '../../../apollo/schema.generated';
import { formatDateTime } from '../../../lib/dates/format-date';
import { Allowed } from '../../kit/page/allowed';
import { Tag, type TagTone } from '../../kit/page/inline-parts';
import styles from './customer-mails.module.css';

interface CustomerMailProps {
  mail: Parameters<typeof mailTimes>[0] & {
    subject: string;
    recipient: string;
    state: MailState;
    problem: string | null;
  };
  /** The permission to send it again. */
  to: PermissionName;
  isResending: boolean;
  onResend: () => void;
}

/** A mail to the customer with its delivery state, and a button to send it again. */
export function CustomerMail({ mail, to, isResending, onResend }: CustomerMailProps) {
  const { subject, recipient, state, problem } = mail;
  return (
    <article className={styles.mail}>
      <div className={styles.text}>
        <strong>{subject}</strong>
        <span>{recipient}</span>
        <span>{mailTimes(mail)}</span>
        {problem && <span className={styles.problem}>Serwer poczty: {problem}</span>}
      </div>
      <MailStateTag state={state} />
      <Allowed to={to}>
        <Button
          size="small"
          loading={isResending}
          aria-label={`Wyślij ponownie: ${subject}`}
          onClick={onResend}
        >
          Wyślij ponownie
        </Button>
      </Allowed>
    </article>
  );
}

interface CustomerMailsProps<Mail> {
  /** The oldest first. */
  mails: readonly Mail[];
  children: (mail: Mail) => ReactNode;
}

/** The mails to a customer, the newest first. */
export function CustomerMails<Mail extends { id: string }>({
  mails,
  children,
}: CustomerMailsProps<Mail>) {
  if (mails.length === 0) return <p>Nie ma wiadomości z&nbsp;ostatnich 90&nbsp;dni.</p>;
  return (
    <ul className={styles.mails}>
      {mails.toReversed().map((mail) => (
        <li key={mail.id}>{children(mail)}</li>
      ))}
    </ul>
  );
}

const STATES: Record<MailState, { label: string; tone: TagTone }> = {
  queued: { label: 'W kolejce', tone: 'waiting' },
  retrying: { label: 'Ponawiamy', tone: 'waiting' },
  failed: { label: 'Nie wysłano', tone: 'bad' },
  sent: { label: 'Wysłano', tone: 'good' },
};

export function MailStateTag({ state }: { state: MailState }) {
  const { label, tone } = STATES[state];
  return <Tag tone={tone}>{label}</Tag>;
}

interface MailTimes {
  createdAt: string;
  sentAt: string | null;
  attempts: number;
  nextAttemptAt: string | null;
  resentByName: string | null;
}

/** When a mail was written and sent, the failed attempts, and who resent it. */
export function mailTimes(mail: MailTimes): string {
  const { createdAt, sentAt, attempts, nextAttemptAt, resentByName } = mail;
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
