import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { OutgoingMail } from './outgoing-mail.entity.js';

/**
 * Deletes those of these mails that were not sent, and returns their ids. A mail that a worker is sending right now
 * stays. The caller flushes.
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
