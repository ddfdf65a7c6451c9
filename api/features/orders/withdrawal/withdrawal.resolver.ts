import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../request/context.js';
import { countForm } from '../../../request/count-requests.js';
import { type ListedOrder, orderEntity } from '../listed-order.js';
import { Order } from '../order.entity.js';
import { withdraw } from './withdraw.js';
import { WithdrawInput, WithdrawPayload } from './withdrawal.inputs.js';
import { WithdrawalNotice } from './withdrawal-notice.entity.js';

@Resolver(() => Order)
export class WithdrawalResolver {
  @Mutation(() => WithdrawPayload, {
    description:
      'Takes a statement of withdrawal; it is answered alike whether or not the order is known.',
  })
  async withdraw(
    @Arg('input', () => WithdrawInput) input: WithdrawInput,
    @Ctx() context: Context,
  ): Promise<WithdrawPayload> {
    await countForm(context, 'withdrawal', input.email);
    const { em, services } = context;
    return { notice: await withdraw(em, input, services.env.COMPANY_EMAIL) };
  }

  @FieldResolver(() => [WithdrawalNotice], {
    nullable: true,
    description: 'Statements of withdrawal that name this order and its e-mail.',
  })
  withdrawals(@Root() order: ListedOrder, @Ctx() { em }: Context): Promise<WithdrawalNotice[]> {
    return orderEntity(em, order).withdrawals.loadItems();
  }
}
