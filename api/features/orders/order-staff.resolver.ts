import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context, StaffContext } from '../../request/context.js';
import { PageInput } from '../../shared/page.js';
import { namesSelectedOf } from '../../shared/selection.js';
import { attempt } from '../../shared/user-error.js';
import { listOrders } from './list/list-orders.js';
import {
  OrderFilter,
  OrderList,
  type OrderSort,
  OrderSortEnum,
  StatusCount,
} from './list/order-list.inputs.js';
import { countOrders } from './list/order-sums.js';
import { Order } from './order.entity.js';
import { changeOrderStatuses, updateOrderStatus } from './status/change-status.js';
import {
  ChangeOrderStatusesInput,
  ChangeOrderStatusesPayload,
  UndoOrderStatusesInput,
  UndoOrderStatusesPayload,
  UndoableChange,
  UpdateOrderStatusInput,
  UpdateOrderStatusPayload,
} from './status/order-status.inputs.js';
import { undoStatuses, undoableChangeOf } from './status/undo-status.js';

@Resolver(() => Order)
export class OrderStaffResolver {
  @Query(() => Order, {
    nullable: true,
    description: 'For staff: an order; null where there is none with this number.',
  })
  adminOrder(@Arg('id', () => Int) id: number, @Ctx() { em }: Context): Promise<Order | null> {
    return em.findOne(Order, { id });
  }

  @Query(() => OrderList, { description: 'For staff: the orders.' })
  orders(
    @Arg('filter', () => OrderFilter, { nullable: true }) filter: OrderFilter | null,
    @Arg('sort', () => OrderSortEnum, { defaultValue: 'newest' }) sort: OrderSort,
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<OrderList> {
    const items = { parent: 'OrderList', field: 'items', type: 'Order' };
    const fields = namesSelectedOf(info, items);
    return listOrders(em, filter ?? {}, sort, page ?? new PageInput(), fields);
  }

  @Query(() => [StatusCount], {
    description:
      'For staff: how many orders that match the rest of the filter are in each status; 0 where there are ' +
      'none.',
  })
  orderCounts(
    @Arg('filter', () => OrderFilter, { nullable: true }) filter: OrderFilter | null,
    @Ctx() { em }: Context,
  ): Promise<StatusCount[]> {
    return countOrders(em, filter ?? {});
  }

  @Mutation(() => UpdateOrderStatusPayload, {
    description:
      'For staff: sets the status of an order; any can follow any other. DEPOSIT_NOT_PAID for in_production, ' +
      'and for what comes after it, until the deposit is paid, and MEASUREMENT_NOT_CONFIRMED while something of ' +
      'the goods is neither entered nor confirmed; orders:correct can start production ' +
      'nevertheless, with a reason in `note`.',
  })
  async updateOrderStatus(
    @Arg('input', () => UpdateOrderStatusInput) input: UpdateOrderStatusInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<UpdateOrderStatusPayload> {
    const { result, userErrors } = await attempt(() =>
      updateOrderStatus(em, viewer, input, services),
    );
    const order = result ?? (await em.fork().findOne(Order, { id: input.orderId }));
    return { order, userErrors };
  }

  @Mutation(() => ChangeOrderStatusesPayload, {
    description:
      'For staff: sets one status for many orders. Those that cannot be changed stay as they are and are in ' +
      '`refused`.',
  })
  async changeOrderStatuses(
    @Arg('input', () => ChangeOrderStatusesInput) input: ChangeOrderStatusesInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<ChangeOrderStatusesPayload> {
    return { ...(await changeOrderStatuses(em, viewer, input, services)), userErrors: [] };
  }

  @Mutation(() => UndoOrderStatusesPayload, {
    description:
      'For staff: undoes changes of the status within 10 seconds: the former status and its stock are ' +
      'restored, and the e-mail is not sent. Changes that can no longer be undone are in `refused`.',
  })
  async undoOrderStatuses(
    @Arg('input', () => UndoOrderStatusesInput) { eventIds }: UndoOrderStatusesInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<UndoOrderStatusesPayload> {
    const { orders, refused } = await undoStatuses(em, viewer, eventIds, services);
    return {
      orders,
      refused,
      userErrors: orders.length > 0 ? [] : refused.slice(0, 1).map(({ reason }) => reason),
    };
  }

  @FieldResolver(() => UndoableChange, {
    nullable: true,
    description:
      'For staff: the change of the status that can be undone now; null where there is none, and for ' +
      'viewers who are not staff.',
  })
  async undoableChange(
    @Root() { id }: Pick<Order, 'id'>,
    @Ctx() { em, viewer }: Context,
  ): Promise<UndoableChange | null> {
    return viewer && ((await undoableChangeOf(em, id)) ?? null);
  }
}
