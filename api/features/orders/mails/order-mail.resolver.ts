import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { attempt } from '../../../shared/user-error.js';
import type { ListedOrder } from '../listed-order.js';
import { Order } from '../order.entity.js';
import { OrderMail, ResendOrderMailInput, ResendOrderMailPayload } from './order-mail.payloads.js';
import { mailsOf, resendOrderMail } from './order-mails-sent.js';

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
  async mails(
    @Root() { id }: ListedOrder,
    @Ctx() { em, viewer }: Context,
  ): Promise<OrderMail[] | null> {
    return viewer && ((await mailsOf(em, id)) ?? []);
  }
}
