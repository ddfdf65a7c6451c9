import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { formatAmount } from '#engine/goods/price/money';
import type { Context, StaffContext } from '../../../request/context.js';
import { countWrite } from '../../../request/count-requests.js';
import { AppError } from '../../../shared/errors.js';
import { attempt } from '../../../shared/user-error.js';
import { Order } from '../../orders/order.entity.js';
import { decidePayment, paymentsToDecide } from './decide-payment.js';
import { OnlinePayment } from './online-payment.entity.js';
import {
  DecideOnlinePaymentInput,
  DecideOnlinePaymentPayload,
  PayableOnline,
  PaymentToDecide,
  StartOnlinePaymentInput,
  StartOnlinePaymentPayload,
} from './online-payment.inputs.js';
import { payableOf } from './payable.js';
import { onlinePaymentsOf } from './read-payments.js';
import { startPayment } from './start-payment.js';

@Resolver(() => Order)
export class OnlinePaymentResolver {
  @Mutation(() => StartOnlinePaymentPayload, {
    description:
      'Starts the payment of the next instalment of an order at the payment provider. Called again, it returns ' +
      'the same open payment while there is time to pay it.',
  })
  async startOnlinePayment(
    @Arg('input', () => StartOnlinePaymentInput) { token }: StartOnlinePaymentInput,
    @Ctx() context: Context,
  ): Promise<StartOnlinePaymentPayload> {
    const { result: payUrl, userErrors } = await attempt(() => start(context, token));
    return { payUrl, userErrors };
  }

  @Query(() => [PaymentToDecide], {
    description:
      'For staff: the online payments and refunds about which they have to decide, the longest waiting first; at ' +
      'most 100.',
  })
  paymentsToDecide(@Ctx() { em }: Context): Promise<PaymentToDecide[]> {
    return paymentsToDecide(em);
  }

  @Mutation(() => DecideOnlinePaymentPayload, {
    description:
      'For staff: books what the payment provider reports for a payment about which they have to decide, or closes ' +
      'the payment as not paid.',
  })
  async decideOnlinePayment(
    @Arg('input', () => DecideOnlinePaymentInput) input: DecideOnlinePaymentInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<DecideOnlinePaymentPayload> {
    const { userErrors } = await attempt(() => decidePayment(em, services.payments, viewer, input));
    return { paymentsToDecide: await paymentsToDecide(services.orm.em.fork()), userErrors };
  }

  @FieldResolver(() => PayableOnline, {
    nullable: true,
    description:
      'The next instalment; null where it has no due day yet, nothing is left to pay, or the shop takes ' +
      'no payments online.',
  })
  async payableOnline(
    @Root() { id }: Order,
    @Ctx() { em, services }: Context,
  ): Promise<PayableOnline | null> {
    const provider = services.payments.current?.name;
    const payable = provider ? await payableOf(em, id) : null;
    return payable && provider
      ? { ...payable, amount: formatAmount(payable.amount), provider }
      : null;
  }

  @FieldResolver(() => [OnlinePayment], {
    description: 'The payments that the customer has started online, the newest first.',
  })
  onlinePayments(@Root() { id }: Order, @Ctx() { em }: Context): Promise<OnlinePayment[]> {
    return onlinePaymentsOf(em, id);
  }
}

async function start(context: Context, token: string): Promise<string> {
  const { em, services } = context;
  const { payments, env, logger } = services;
  const provider = payments.current;
  await countWrite(context);
  if (!provider) throw new AppError('CONFLICT', 'Sklep nie przyjmuje teraz płatności online.');
  return startPayment(em, { provider, publicUrl: env.PUBLIC_URL }, logger, token);
}
