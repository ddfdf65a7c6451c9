import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { OutgoingMail } from './outgoing-mail.entity.js';

/**
 * Removes mails that have not been sent from what is to be sent, with the caller's flush; answers the ids of those. A
 * mail that a worker is sending right now stays.
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
  tx.remove(mails);
  return new Set(mails.map(({ id }) => id));
}
