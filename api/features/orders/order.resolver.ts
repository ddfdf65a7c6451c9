import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.js';
import { PageInput } from '../../shared/page.js';
import { userErrorsOf } from '../../shared/user-error.js';
import { currentCart } from '../cart/cart.resolver.js';
import {
  OrderFilter,
  OrderList,
  type OrderSort,
  OrderSortEnum,
  PlaceOrderInput,
  PlaceOrderPayload,
  StatusCount,
  UpdateOrderStatusInput,
  UpdateOrderStatusPayload,
} from './order.inputs.js';
import { expectConsents } from './order-consents.js';
import { OrderEvent } from './order-event.entity.js';
import { OrderLine } from './order-line.entity.js';
import { countOrders, findOrderByToken, listOrders, updateOrderStatus } from './order.service.js';
import { Order } from './order.entity.js';
import { type CartExpectation, placeOrder } from './place-order.js';

@Resolver(() => Order)
export class OrderResolver {
  @Query(() => Order, {
    nullable: true,
    description: "The customer's own order, by its unguessable token.",
  })
  order(@Arg('token', () => String) token: string, @Ctx() { em }: Context): Promise<Order | null> {
    return findOrderByToken(em, token);
  }

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
  @Query(() => [StatusCount], { description: 'For staff: how many orders are in each status.' })
  orderCounts(@Ctx() { em }: Context): Promise<StatusCount[]> {
    return countOrders(em);
  }

  @Mutation(() => PlaceOrderPayload, { description: "Places the caller's own cart, exactly once." })
  async placeOrder(
    @Arg('input', () => PlaceOrderInput) input: PlaceOrderInput,
    @Ctx() context: Context,
  ): Promise<PlaceOrderPayload> {
    try {
      const order = await placeOwnOrder(context, input, expectConsents(input));
      return { order, cart: null, userErrors: [] };
    } catch (error) {
      const userErrors = userErrorsOf(error);
      return { order: null, cart: await currentCart(context), userErrors };
    }
  }

  @Authorized('staff')
  @Mutation(() => UpdateOrderStatusPayload, {
    description: 'For staff: any status can follow any other; the customer is told.',
  })
  async updateOrderStatus(
    @Arg('input', () => UpdateOrderStatusInput) input: UpdateOrderStatusInput,
    @Ctx() { em, viewer }: Context,
  ): Promise<UpdateOrderStatusPayload> {
    return { order: await updateOrderStatus(em, viewer!, input), userErrors: [] };
  }

  @FieldResolver(() => [OrderLine])
  lines(@Root() order: Order): Promise<OrderLine[]> {
    return order.lines.loadItems();
  }

  @FieldResolver(() => [OrderEvent])
  history(@Root() order: Order): Promise<OrderEvent[]> {
    return order.history.loadItems();
  }
}

/** Places the caller's own cart; also tells the browser whether there is still a cart to ask for. */
export async function placeOwnOrder(
  context: Context,
  input: PlaceOrderInput,
  expectation: CartExpectation,
): Promise<Order> {
  const { em, visitorId, services } = context;
  const { order, repeated } = await placeOrder(
    em,
    await context.catalogue.current(),
    visitorId,
    input,
    services.env.SESSION_SECRET,
    expectation,
  );
  if (repeated) await currentCart(context);
  else context.markCart(0);
  return order;
}
