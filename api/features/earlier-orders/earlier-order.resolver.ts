import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, StaffContext } from '../../request/context.js';
import { PageInput } from '../../shared/page.js';
import { attempt } from '../../shared/user-error.js';
import { EarlierOrder } from './earlier-order.entity.js';
import {
  EarlierOrderFilter,
  EarlierOrderList,
  EarlierOrderPayload,
  type EarlierOrderSort,
  EarlierOrderSortEnum,
  PayEarlierOrderInput,
} from './earlier-order.inputs.js';
import { listEarlierOrders, payEarlierOrder } from './earlier-orders.js';

@Resolver()
export class EarlierOrderResolver {
  @Query(() => EarlierOrderList, {
    description: 'For staff: the orders of the system that the shop had before.',
  })
  earlierOrders(
    @Arg('filter', () => EarlierOrderFilter, { nullable: true }) filter: EarlierOrderFilter | null,
    @Arg('sort', () => EarlierOrderSortEnum, { defaultValue: 'newest' }) sort: EarlierOrderSort,
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<EarlierOrderList> {
    return listEarlierOrders(em, filter ?? {}, sort, page ?? new PageInput());
  }

  @Mutation(() => EarlierOrderPayload, {
    description:
      'For staff: records what was paid for an earlier order so far. It is no entry of the ledger.',
  })
  async payEarlierOrder(
    @Arg('input', () => PayEarlierOrderInput) input: PayEarlierOrderInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<EarlierOrderPayload> {
    const { result, userErrors } = await attempt(() => payEarlierOrder(em, viewer, input));
    const stored = services.orm.em.fork();
    return {
      earlierOrder: result ?? (await stored.findOne(EarlierOrder, { id: input.id })),
      userErrors,
    };
  }
}
