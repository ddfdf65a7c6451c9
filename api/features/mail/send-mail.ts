import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Mailer } from '../../adapters/mailer.js';
import { prepared } from '../../database/prepared.js';
import { type UnsentMail, type Writer, composeMail } from './compose-mail.js';

/** Sends one e-mail unless it has been sent; the row stays locked meanwhile, so that no two workers send it. */
export async function sendMail(
  orm: MikroORM,
  mailer: Mailer,
  writer: Writer,
  mailId: string,
): Promise<void> {
  await orm.em.fork().transactional(async (tx) => {
    const [mail] = await prepared<UnsentMail>(
      tx,
      `update outgoing_mail set sent_at = clock_timestamp() where id = $1 and sent_at is null
        returning id, recipient, subject, content`,
      [mailId],
    );
    if (!mail) return;
    await mailer.send(await composeMail(mail, writer));
    await prepared(
      tx,
      'update outgoing_mail set content = null where id = $1 and order_id is null and inquiry_id is null',
      [mailId],
    );
  });
}

/**
 * Gives back the e-mails of workers that died: the queue itself would wait four hours for them. Whoever is at work holds
 * the lock of its e-mail's row, so a job that has been taken for `seconds` while its row is free has lost its worker.
 */
export async function freeAbandonedMails(pool: Pool, seconds: number): Promise<void> {
  await pool.query(
    `with taken as materialized (
       select locked_by, key from graphile_worker.jobs
        where task_identifier = 'send_mail' and locked_at < now() - make_interval(secs => $1)),
     abandoned as (
       select locked_by from taken join outgoing_mail mail on mail.id = taken.key::uuid for update of mail skip locked)
     select graphile_worker.force_unlock_workers(array_agg(locked_by)) from abandoned`,
    [seconds],
  );
}
