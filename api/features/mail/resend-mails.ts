import { LockMode } from '@mikro-orm/core';
import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import { asStaff } from '../audit/as-staff.js';
import { onceForKey } from '../auth/once-for-key.js';
import type { ResendMailsInput } from './mail.inputs.js';
import { OutgoingMail } from './outgoing-mail.entity.js';
import { undeliveredIds } from './undelivered-mails.js';

/**
 * Sends mails again in the name of a member of staff, once for its idempotency key, and returns how many; without
 * `mailIds`, all undelivered mails that the viewer may see. A sent mail is sent once more as a new mail; an unsent one
 * is retried. Mails that a worker is sending right now are skipped. Only admins may resend mails that are about no
 * order, inquiry or offer. Throws NOT_FOUND where none can be sent again, CONFLICT where all of them are being sent,
 * IDEMPOTENCY_KEY_REUSED.
 */
export function resendMails(
  em: EntityManager,
  viewer: User,
  { mailIds = null, idempotencyKey: key }: ResendMailsInput,
): Promise<number> {
  const request = { key, content: ['resendMails', mailIds], reused: REUSED };
  return asStaff(em, viewer, (tx) =>
    onceForKey(tx, viewer, request, () => resendNow(tx, viewer, mailIds)),
  );
}

const REUSED =
  'Ponowne wysłanie zostało już zlecone, ale innych wiadomości. Odśwież stronę i\u00a0spróbuj ponownie.';

async function resendNow(
  tx: EntityManager,
  viewer: User,
  mailIds: readonly string[] | null,
): Promise<number> {
  const condition = await resendable(tx, viewer, mailIds);
  if ((await tx.count(OutgoingMail, condition)) === 0)
    throw new AppError(
      'NOT_FOUND',
      mailIds ? 'Nie ma już tej wiadomości.' : 'Nie ma już nic do wysłania.',
    );
  const mails = await tx.find(OutgoingMail, condition, {
    lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
    orderBy: { id: 'asc' },
    refresh: true,
  });
  if (mails.length === 0) throw new AppError('CONFLICT', 'Wysyłanie już trwa. Odśwież za chwilę.');
  for (const mail of mails) resend(tx, viewer, mail);
  await tx.flush();
  return mails.length;
}

async function resendable(
  tx: EntityManager,
  viewer: User,
  mailIds: readonly string[] | null,
): Promise<FilterQuery<OutgoingMail>> {
  const ids = mailIds ?? (await undeliveredIds(tx, viewer).execute()).map(({ id }) => id);
  const aboutCustomers = {
    $or: [{ orderId: { $ne: null } }, { inquiryId: { $ne: null } }, { offerId: { $ne: null } }],
  };
  return {
    id: { $in: [...ids] },
    content: { $ne: null },
    ...(!viewer.may('accounts:write') && aboutCustomers),
  };
}

/** A trigger of the database queues the job of a new mail, and queues it again when `resentAt` changes. */
function resend(tx: EntityManager, viewer: User, mail: OutgoingMail): void {
  const { recipient, subject, content, orderId, inquiryId, inquiryAnswerId, offerId } = mail;
  const about = { orderId, inquiryId, inquiryAnswerId, offerId };
  const queued = mail.sentAt
    ? tx.create(OutgoingMail, { recipient, subject, content, ...about })
    : mail;
  tx.assign(queued, { resentById: viewer.id, resentAt: new Date(), sendAfter: null });
}
