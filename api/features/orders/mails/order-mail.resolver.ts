import type { EntityManager } from '@mikro-orm/postgresql';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { User } from '../../../identity/user.entity.js';
import type { Context, StaffContext } from '../../../request/context.js';
import { batched } from '../../../shared/batched.js';
import { AppError } from '../../../shared/errors.js';
import { attempt } from '../../../shared/user-error.js';
import { OutgoingMail } from '../../mail/outgoing-mail.entity.js';
import { readMails } from '../../mail/read-mails.js';
import { resendMails } from '../../mail/resend-mails.js';
import { Order } from '../order.entity.js';
import { OrderMail, ResendOrderMailInput, ResendOrderMailPayload } from './order-mail.payloads.js';

/** The sent and the queued mails about an order, the oldest first. */
const mailsOf = batched(async (em: EntityManager, orderIds: readonly number[]) => {
  const mails = await readMails(em, 'orderId', orderIds);
  return new Map(orderIds.map((id) => [id, mails.filter(({ orderId }) => orderId === id)]));
});

/**
 * Queues a mail about an order again, once for its idempotency key; returns the number of the order. Throws NOT_FOUND,
 * IDEMPOTENCY_KEY_REUSED, and CONFLICT while the mail is being sent.
 */
async function resendOrderMail(
  em: EntityManager,
  viewer: User,
  { mailId, idempotencyKey }: ResendOrderMailInput,
): Promise<number> {
  const mail = await em.findOne(OutgoingMail, { id: mailId }, { fields: ['orderId'] });
  if (mail?.orderId == null) throw new AppError('NOT_FOUND', 'Nie ma już tej wiadomości.');
  await resendMails(em, viewer, { mailIds: [mailId], idempotencyKey });
  return mail.orderId;
}

@Resolver(() => Order)
export class OrderMailsResolver {
  @Mutation(() => ResendOrderMailPayload, {
    description:
      'For staff: sends a sent e-mail once more, as a new one, and tries an undelivered one again at once.',
  })
  async resendOrderMail(
    @Arg('input', () => ResendOrderMailInput) input: ResendOrderMailInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<ResendOrderMailPayload> {
    const { result: order, userErrors } = await attempt(async () => {
      const id = await resendOrderMail(em, viewer, input);
      return em.findOne(Order, { id });
    });
    return { order, userErrors };
  }

  @FieldResolver(() => [OrderMail], {
    nullable: true,
    description: 'For staff: the e-mails to the customer, the oldest first; null for others.',
  })
  async mails(@Root() { id }: Order, @Ctx() { em, viewer }: Context): Promise<OrderMail[] | null> {
    return viewer && ((await mailsOf(em, id)) ?? []);
  }
}
