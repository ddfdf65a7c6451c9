import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { PageInput } from '../../shared/page.js';
import { userErrorsOf } from '../../shared/user-error.js';
import { changeOrderStatuses, updateOrderStatus } from './change-status.js';
import {
  OrderFilter,
  OrderList,
  type OrderSort,
  OrderSortEnum,
  StatusCount,
} from './order-list.inputs.js';
import {
  ChangeOrderStatusesInput,
  ChangeOrderStatusesPayload,
  UpdateOrderStatusInput,
  UpdateOrderStatusPayload,
} from './order-status.inputs.js';
import { countOrders, listOrders } from './order.service.js';
import { Order } from './order.entity.js';

@Resolver()
export class OrderStaffResolver {
  @Authorized('staff')
  @Query(() => OrderList, { description: 'For staff.' })
  orders(
    @Arg('filter', () => OrderFilter, { nullable: true }) filter: OrderFilter | null,
    @Arg('sort', () => OrderSortEnum, { defaultValue: 'newest' }) sort: OrderSort,
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<OrderList> {
    return listOrders(em, filter ?? {}, sort, page ?? new PageInput());
  }

  @Authorized('staff')
  @Query(() => [StatusCount], {
    description:
      'For staff: how many orders are in each status, of those that the rest of the filter lets through.',
  })
  orderCounts(
    @Arg('filter', () => OrderFilter, { nullable: true }) filter: OrderFilter | null,
    @Ctx() { em }: Context,
  ): Promise<StatusCount[]> {
    return countOrders(em, filter ?? {});
  }

  @Authorized('staff')
  @Mutation(() => UpdateOrderStatusPayload, {
    description: 'For staff: any status can follow any other; the customer is told.',
  })
  async updateOrderStatus(
    @Arg('input', () => UpdateOrderStatusInput) input: UpdateOrderStatusInput,
    @Ctx() { em, viewer, services }: Context,
  ): Promise<UpdateOrderStatusPayload> {
    try {
      return { order: await updateOrderStatus(em, viewer!, input), userErrors: [] };
    } catch (error) {
      const userErrors = userErrorsOf(error);
      const order = await services.orm.em.fork().findOne(Order, { id: input.orderId });
      return { order, userErrors };
    }
  }

  @Authorized('staff')
  @Mutation(() => ChangeOrderStatusesPayload, {
    description:
      'For staff: one status for many orders; what others have changed meanwhile stays as it is and is named.',
  })
  async changeOrderStatuses(
    @Arg('input', () => ChangeOrderStatusesInput) input: ChangeOrderStatusesInput,
    @Ctx() { em, viewer }: Context,
  ): Promise<ChangeOrderStatusesPayload> {
    return { ...(await changeOrderStatuses(em, viewer!, input)), userErrors: [] };
  }
}
