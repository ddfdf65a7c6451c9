import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { prepared } from '../../database/prepared.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

/**
 * Takes back mails that have not been sent, in the caller's transaction; answers which. One that a worker is sending
 * right now stays.
 */
export async function withdrawMails(
  tx: EntityManager,
  mailIds: readonly string[],
): Promise<Set<string>> {
  const mails = await tx.find(
    OutgoingMail,
    { id: { $in: [...mailIds] }, sentAt: null },
    { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );
  const ids = mails.map(({ id }) => id);
  tx.remove(mails);
  await tx.flush();
  await prepared(tx, 'select graphile_worker.remove_job(id) from unnest($1::text[]) as id', [ids]);
  return new Set(ids);
}
