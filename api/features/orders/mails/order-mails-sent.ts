import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../shared/errors.js';
import { batched } from '../../../shared/batched.js';
import type { User } from '../../../identity/user.entity.js';
import { OutgoingMail } from '../../mail/outgoing-mail.entity.js';
import { readMails } from '../../mail/read-mails.js';
import { resendMails } from '../../mail/resend-mails.js';
import type { ResendOrderMailInput } from './order-mail.payloads.js';

/** The sent and the queued mails about an order, the oldest first. */
export const mailsOf = batched(async (em: EntityManager, orderIds: readonly number[]) => {
  const mails = await readMails(em, 'orderId', orderIds);
  return new Map(orderIds.map((id) => [id, mails.filter(({ orderId }) => orderId === id)]));
});

/**
 * Queues a mail about an order again, once for its idempotency key; returns the number of the order. Throws NOT_FOUND,
 * IDEMPOTENCY_KEY_REUSED, and CONFLICT while the mail is being sent.
 */
export async function resendOrderMail(
  em: EntityManager,
  viewer: User,
  { mailId, idempotencyKey }: ResendOrderMailInput,
): Promise<number> {
  const mail = await em.findOne(OutgoingMail, { id: mailId }, { fields: ['orderId'] });
  if (mail?.orderId == null) throw new AppError('NOT_FOUND', 'Nie ma już tej wiadomości.');
  await resendMails(em, viewer, { mailIds: [mailId], idempotencyKey });
  return mail.orderId;
}
