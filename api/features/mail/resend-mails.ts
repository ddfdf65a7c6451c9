import { LockMode } from '@mikro-orm/core';
import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { AppError } from '../../shared/errors.js';
import { asStaff } from '../audit/as-staff.js';
import type { User } from '../auth/user.entity.js';
import { OutgoingMail } from './outgoing-mail.entity.js';
import { undeliveredIds } from './undelivered-mails.js';

/**
 * Sends mails again in the name of a member of staff (null: all that are not delivered) and answers how many. A mail
 * that was sent is sent once more as a new mail; one that was not is tried anew. Left out is a mail that a worker is
 * sending right now. Only admins send mails again that are about no order and no inquiry. Throws NOT_FOUND where there
 * is none of them, and CONFLICT where all of them are being sent.
 */
export function resendMails(
  em: EntityManager,
  viewer: User,
  mailIds: readonly string[] | null,
): Promise<number> {
  return asStaff(em, viewer, async (tx) => {
    const wanted = await resendable(tx, viewer, mailIds);
    if ((await tx.count(OutgoingMail, wanted)) === 0)
      throw new AppError('NOT_FOUND', 'Nie ma już tej wiadomości.');
    const mails = await tx.find(OutgoingMail, wanted, {
      lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
      orderBy: { id: 'asc' },
      refresh: true,
    });
    if (mails.length === 0)
      throw new AppError('CONFLICT', 'Ta wiadomość jest właśnie wysyłana. Odśwież za chwilę.');
    for (const mail of mails) resend(tx, viewer, mail);
    await tx.flush();
    return mails.length;
  });
}

async function resendable(
  tx: EntityManager,
  viewer: User,
  mailIds: readonly string[] | null,
): Promise<FilterQuery<OutgoingMail>> {
  const ids = mailIds ?? (await undeliveredIds(tx, viewer).execute()).map(({ id }) => id);
  const aboutCustomers = { $or: [{ orderId: { $ne: null } }, { inquiryId: { $ne: null } }] };
  return {
    id: { $in: [...ids] },
    content: { $ne: null },
    ...(viewer.role !== 'admin' && aboutCustomers),
  };
}

/** The database queues a new mail, and queues a mail anew when the time of its resending changes. */
function resend(tx: EntityManager, viewer: User, mail: OutgoingMail): void {
  const { recipient, subject, content, orderId, inquiryId, inquiryAnswerId } = mail;
  const about = { orderId, inquiryId, inquiryAnswerId };
  const queued = mail.sentAt
    ? tx.create(OutgoingMail, { recipient, subject, content, ...about })
    : mail;
  tx.assign(queued, { resentById: viewer.id, resentAt: new Date(), sendAfter: null });
}
