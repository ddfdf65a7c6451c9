import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../database/prepared.js';
import { ADD_JOB } from './queue-mail.js';

/** What has gone out goes out once more, as a mail of its own. */
const COPY = `with mail as (
    insert into outgoing_mail (id, recipient, subject, content, order_id, resent_by_id, resent_at)
      select gen_random_uuid(), recipient, subject, content, order_id, $2, now() from outgoing_mail where id = $1
    returning id::text)
  ${ADD_JOB} from mail`;

/** What waits, or has been given up, begins anew: one mail, not two. */
const RENEW = `with mail as (
    update outgoing_mail set resent_by_id = $2, resent_at = now() where id = $1 returning id::text)
  ${ADD_JOB.replace('unsafe_dedupe', 'replace')} from mail`;

/**
 * Queues a mail of an order anew, in the caller's transaction and by this account; answers the number of the order.
 * Null where there is no such mail, `sending` while a worker is at it.
 */
export async function resendMail(
  tx: EntityManager,
  mailId: string,
  actorId: number,
): Promise<number | 'sending' | null> {
  const [known] = await prepared<{ orderId: number }>(
    tx,
    'select order_id as "orderId" from outgoing_mail where id = $1 and order_id is not null',
    [mailId],
  );
  if (!known) return null;
  const [mail] = await prepared<{ sent: boolean }>(
    tx,
    'select sent_at is not null as sent from outgoing_mail where id = $1 for update skip locked',
    [mailId],
  );
  if (!mail) return 'sending';
  await prepared(tx, mail.sent ? COPY : RENEW, [mailId, actorId]);
  return known.orderId;
}
