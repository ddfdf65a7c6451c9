import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../database/prepared.js';
import { addJob } from './queue-mail.js';

/** What has gone out goes out once more, as a mail of its own. */
const COPY = `with mail as (
    insert into outgoing_mail (id, recipient, subject, content, order_id, inquiry_id, inquiry_answer_id, resent_by_id, resent_at)
      select gen_random_uuid(), recipient, subject, content, order_id, inquiry_id, inquiry_answer_id, $2, now()
      from outgoing_mail where id = any ($1)
    returning id::text)
  ${addJob('unsafe_dedupe')} from mail`;

/** What waits, or has been given up, begins anew: one mail, not two. */
const RENEW = `with mail as (
    update outgoing_mail set resent_by_id = $2, resent_at = now() where id = any ($1) returning id::text)
  ${addJob('replace')} from mail`;

/**
 * Queues mails anew, in the caller's transaction and by this account; answers which of them. Those that a worker is
 * sending right now, whose text is no longer kept, or that are not there, are left out.
 */
export async function resendMails(
  tx: EntityManager,
  mailIds: readonly string[],
  actorId: number,
): Promise<string[]> {
  const mails = await prepared<{ id: string; sent: boolean }>(
    tx,
    `select id, sent_at is not null as sent from outgoing_mail
      where id = any ($1) and content is not null order by id for update skip locked`,
    [mailIds],
  );
  const { sent = [], unsent = [] } = Object.groupBy(mails, ({ sent }) =>
    sent ? 'sent' : 'unsent',
  );
  for (const [statement, group] of [
    [COPY, sent],
    [RENEW, unsent],
  ] as const)
    if (group.length > 0) await prepared(tx, statement, [group.map(({ id }) => id), actorId]);
  return mails.map(({ id }) => id);
}
