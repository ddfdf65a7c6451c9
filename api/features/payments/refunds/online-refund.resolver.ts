import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { formatAmount } from '#engine/goods/price/money';
import type { Context, StaffContext } from '../../../request/context.js';
import { Decimal } from '../../../shared/scalars.js';
import { attempt } from '../../../shared/user-error.js';
import { Order } from '../../orders/order.entity.js';
import { paymentsToDecide } from '../online/decide-payment.js';
import { callOffRefund, unsentRefundsOf } from './call-off-refund.js';
import { decideRefund } from './end-refund.js';
import {
  CallOffRefundInput,
  CallOffRefundPayload,
  DecideOnlineRefundInput,
  DecideOnlineRefundPayload,
  RefundOnlineInput,
  RefundOnlinePayload,
} from './online-refund.inputs.js';
import { requestRefund, refundableOf } from './request-refund.js';
import { sendRefund } from './send-refund.js';

@Resolver(() => Order)
export class OnlineRefundResolver {
  @Mutation(() => RefundOnlinePayload, {
    description:
      'For staff: has the payment provider send back money that was paid online and is to be refunded. It is ' +
      'booked when the provider has sent it.',
  })
  async refundOnline(
    @Arg('input', () => RefundOnlineInput) input: RefundOnlineInput,
    @Ctx() context: StaffContext,
  ): Promise<RefundOnlinePayload> {
    const { result: order, userErrors } = await attempt(async () => {
      await refund(context, input);
      return context.services.orm.em.fork().findOne(Order, { id: input.orderId });
    });
    return { order, userErrors };
  }

  @Mutation(() => CallOffRefundPayload, {
    description: 'For staff: calls off a refund that the payment provider has not accepted yet.',
  })
  async callOffRefund(
    @Arg('input', () => CallOffRefundInput) { id: refundId }: CallOffRefundInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<CallOffRefundPayload> {
    const { result: order, userErrors } = await attempt(async () => {
      const id = await callOffRefund(em, viewer, refundId);
      return services.orm.em.fork().findOne(Order, { id });
    });
    return { order, userErrors };
  }

  @Mutation(() => DecideOnlineRefundPayload, {
    description: 'For staff: books a refund about which they have to decide as made or as failed.',
  })
  async decideOnlineRefund(
    @Arg('input', () => DecideOnlineRefundInput) input: DecideOnlineRefundInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<DecideOnlineRefundPayload> {
    const { userErrors } = await attempt(() => decideRefund(em, viewer, input));
    return { paymentsToDecide: await paymentsToDecide(services.orm.em.fork()), userErrors };
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description:
      'For staff: the most that the payment provider can send back by one refund; null where that is ' +
      'nothing, and for viewers who are not staff.',
  })
  async refundableOnline(
    @Root() { id }: Order,
    @Ctx() { em, viewer, services }: Context,
  ): Promise<string | null> {
    if (!viewer) return null;
    const { amount } = await refundableOf(em, id, [...services.payments.byCode.keys()]);
    return amount > 0 ? formatAmount(amount) : null;
  }

  @FieldResolver(() => [ID], {
    nullable: true,
    description:
      'For staff: the ids of refunds that the payment provider has not accepted yet, which are the references of ' +
      'their ledger entries; null for others.',
  })
  async unsentRefunds(
    @Root() { id }: Order,
    @Ctx() { em, viewer }: Context,
  ): Promise<string[] | null> {
    return viewer && ((await unsentRefundsOf(em, id)) ?? []);
  }
}

async function refund(
  { em, viewer, services }: StaffContext,
  input: RefundOnlineInput,
): Promise<void> {
  const { payments, env } = services;
  const { id, receipt } = await requestRefund(em, viewer, [...payments.byCode.keys()], input);
  const provider = payments.byCode.get(receipt.getEntity().provider);
  // Where the provider cannot be reached now, the worker sends it again later.
  if (provider)
    await sendRefund(services.orm.em.fork(), { provider, publicUrl: env.PUBLIC_URL }, id);
}
