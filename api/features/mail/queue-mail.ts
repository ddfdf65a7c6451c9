import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../database/prepared.js';

export interface Mail {
  recipient: string;
  subject: string;
  text: string;
}

const ATTEMPTS = 25;
/** A new mail's key is its own new id: there is never a job to be replaced, and not to look for one is five times as fast. */
const KEY_MODE = 'unsafe_dedupe';

/** Writes an e-mail and the job that sends it; both come about, or not, with the caller's transaction. */
export async function queueMail(
  tx: EntityManager,
  { recipient, subject, text }: Mail,
): Promise<void> {
  await prepared(
    tx,
    `with mail as (
       insert into outgoing_mail (id, recipient, subject, text) values ($1, $2, $3, $4) returning id::text)
     select graphile_worker.add_job('send_mail', json_build_object('mailId', id), job_key => id,
       job_key_mode => '${KEY_MODE}', max_attempts => ${ATTEMPTS}) from mail`,
    [randomUUID(), recipient, subject, text],
  );
}
