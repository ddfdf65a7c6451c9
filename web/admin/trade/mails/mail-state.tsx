import type { MailState } from '../../../apollo/schema.generated';
import { formatDateTime } from '../../../lib/dates/format-date';
import { Tag, type TagTone } from '../../kit/page/tag';

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
