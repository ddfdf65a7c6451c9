import { setTimeout as delay } from 'node:timers/promises';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../request/context.js';
import { countForm } from '../../../request/count-requests.js';
import { Order } from '../order.entity.js';
import { withdraw } from './withdraw.js';
import { WithdrawalNotice } from './withdrawal-notice.entity.js';
import { WithdrawInput, WithdrawPayload } from './withdrawal.inputs.js';

/** Longer than a statement takes to be stored. */
const ANSWER_MS = 300;

@Resolver(() => Order)
export class WithdrawalResolver {
  @Mutation(() => WithdrawPayload, {
    description:
      "Stores a consumer's statement of withdrawal and mails a receipt; the answer is the same whether or not " +
      'number and e-mail belong to an order. At most 5 an hour for an e-mail address and 20 from an IP address, ' +
      'then TOO_MANY_REQUESTS.',
  })
  async withdraw(
    @Arg('input', () => WithdrawInput) input: WithdrawInput,
    @Ctx() context: Context,
  ): Promise<WithdrawPayload> {
    return { notice: await takeWithdrawal(context, input) };
  }

  @FieldResolver(() => [WithdrawalNotice], {
    description: 'Statements of withdrawal that name this order and its e-mail, the oldest first.',
  })
  withdrawals(@Root() order: Order): Promise<WithdrawalNotice[]> {
    return order.withdrawals.loadItems();
  }
}

/** Checks the limits of network address and e-mail, then stores the statement; throws TOO_MANY_REQUESTS. */
export async function takeWithdrawal(
  context: Context,
  input: WithdrawInput,
): Promise<WithdrawalNotice> {
  await countForm(context, 'withdrawal', input.email);
  const { em, services } = context;
  // Known and unknown pairs are answered after the same time, which would tell them apart otherwise.
  const [notice] = await Promise.all([
    withdraw(em, input, services.env.COMPANY_EMAIL),
    delay(ANSWER_MS),
  ]);
  return notice;
}
