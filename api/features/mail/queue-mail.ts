import type { EntityManager } from '@mikro-orm/postgresql';
import { OutgoingMail } from './outgoing-mail.entity.js';

export interface Mail {
  recipient: string;
  subject: string;
  text: string;
}

const ATTEMPTS = 25;

/** Writes an e-mail and the job that sends it; both come about, or not, with the caller's transaction. */
export async function queueMail(tx: EntityManager, mail: Mail): Promise<void> {
  const row = tx.create(OutgoingMail, { ...mail, createdAt: new Date(), sentAt: null });
  await tx.flush();
  await tx.execute(
    `select graphile_worker.add_job('send_mail', json_build_object('mailId', ?::text), job_key => ?,
       max_attempts => ${ATTEMPTS})`,
    [row.id, row.id],
  );
}
