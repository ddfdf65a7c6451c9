import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../database/prepared.js';
import type { Mail } from './mail-content.js';

const ATTEMPTS = 25;
/** A new mail's key is its own new id: there is never a job to be replaced, and not to look for one is five times as fast. */
const KEY_MODE = 'unsafe_dedupe';
const MAX_SUBJECT = 300;

/** Of each row with the text of an id, the job that sends that mail; `runAt` is SQL. */
export const addJob = (mode: 'replace' | typeof KEY_MODE, runAt = 'now()'): string =>
  `select graphile_worker.add_job('send_mail', json_build_object('mailId', id), run_at => ${runAt}, job_key => id,
       job_key_mode => '${mode}', max_attempts => ${ATTEMPTS})`;

/** CTEs that write an e-mail, of `mailValues` from this parameter on, and as `queued` the job that sends it. */
export const queueing = (first: number, runAt?: string): string => `mail as (
    insert into outgoing_mail (id, recipient, subject, content, order_id, inquiry_id, inquiry_answer_id)
    values ($${first}, $${first + 1}, $${first + 2}, $${first + 3}::jsonb, $${first + 4}, $${first + 5}, $${first + 6})
    returning id::text
  ), queued as (${addJob(KEY_MODE, runAt)} from mail)`;

export function mailValues(mail: Mail): unknown[] {
  const { recipient, subject, content, orderId, inquiryId, inquiryAnswerId } = mail;
  return [
    randomUUID(),
    recipient,
    subject.slice(0, MAX_SUBJECT),
    wellFormedJson(content),
    orderId ?? null,
    inquiryId ?? null,
    inquiryAnswerId ?? null,
  ];
}

const QUEUE = `with ${queueing(1, 'now() + make_interval(secs => $8)')} select id from mail, queued`;

/**
 * Writes an e-mail and the job that sends it, after this many seconds; both come about, or not, with the caller's
 * transaction. Answers the mail's id.
 */
export async function queueMail(tx: EntityManager, mail: Mail, delaySeconds = 0): Promise<string> {
  const [row] = await prepared<{ id: string }>(tx, QUEUE, [...mailValues(mail), delaySeconds]);
  return row!.id;
}

/** Half a pair of UTF-16, which people cannot type but programs can send, would be no JSON to the database. */
function wellFormedJson(content: object): string {
  const json = JSON.stringify(content);
  // To look at every value takes ten times as long.
  return json.includes(String.raw`\ud`) ? JSON.stringify(content, wellFormed) : json;
}

const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;
