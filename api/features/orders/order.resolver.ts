import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../request/context.js';
import { countForm } from '../../request/count-requests.js';
import { markCart } from '../../request/session-cookies.js';
import { attempt } from '../../shared/user-error.js';
import { ownToken } from '../agreements/own-token.js';
import { expectConsents } from '../agreements/required-consents.js';
import { currentCart } from '../cart/cart.resolver.js';
import { usualTerms, usualWeeks } from '../content/company.js';
import { findOrderByToken } from './find-order.js';
import { OrderEvent } from './order-event.entity.js';
import { withoutUndone } from './order-history.js';
import { OrderLine } from './order-line.entity.js';
import { Order } from './order.entity.js';
import { PlaceOrderInput, PlaceOrderPayload } from './placing/place-order.inputs.js';
import { placeOrder } from './placing/place-order.js';
import { type CartExpectation, expectGoods } from './placing/priced-cart.js';

@Resolver(() => Order)
export class OrderResolver {
  @Query(() => Order, {
    nullable: true,
    description: "The customer's own order, by its unguessable token; null where there is none.",
  })
  order(@Arg('token', () => String) token: string, @Ctx() { em }: Context): Promise<Order | null> {
    return findOrderByToken(em, token);
  }

  @Mutation(() => PlaceOrderPayload, {
    description:
      "Places the caller's own cart as an order, exactly once: the same request again gives the same order.",
  })
  async placeOrder(
    @Arg('input', () => PlaceOrderInput) input: PlaceOrderInput,
    @Ctx() context: Context,
  ): Promise<PlaceOrderPayload> {
    const { result: order, userErrors } = await attempt(() =>
      placeOwnOrder(context, input, expectShownGoods(input)),
    );
    return { order, cart: order ? null : await currentCart(context), userErrors };
  }

  @FieldResolver(() => String, {
    description:
      "Unguessable; opens the customer's own page of the order. Only for a request that placed the order or " +
      'named the token, otherwise FORBIDDEN, also for staff: see revealOrderLink.',
  })
  token(@Root() order: Order): string {
    return ownToken(order);
  }

  @FieldResolver(() => [OrderLine], { description: 'Sorted as in the cart or the offer.' })
  lines(@Root() order: Order): Promise<OrderLine[]> {
    return order.lines.loadItems();
  }

  @FieldResolver(() => [OrderEvent], {
    description:
      'The oldest first; customers are not shown changes of the status that staff undid within 10 seconds.',
  })
  async history(@Root() order: Order, @Ctx() { viewer }: Context): Promise<OrderEvent[]> {
    const events = await order.history.loadItems();
    return viewer ? events : withoutUndone(events);
  }
}

/** A check that throws CONFLICT where the cart holds other goods than seen, CONSENT_REQUIRED without the consents. */
export function expectShownGoods(input: PlaceOrderInput): CartExpectation {
  const expectsConsents = expectConsents(input);
  return (lines) => {
    if (input.expectedGoods) expectGoods(input.expectedGoods, lines);
    expectsConsents(lines);
  };
}

/**
 * Places the caller's own cart, within the rate limit, and sets the cookie that says whether there is a cart to load.
 * Returns the order.
 */
export async function placeOwnOrder(
  context: Context,
  input: PlaceOrderInput,
  expectation: CartExpectation,
): Promise<Order> {
  await countForm(context, 'order', input.customerEmail);
  const { em, visitorId, viewer, services } = context;
  const { order, repeated } = await placeOrder(em, visitorId, input, {
    catalogue: await services.catalogue.current(),
    secret: services.env.SESSION_SECRET,
    site: services.content,
    payment: usualTerms(services.env),
    usualWeeks: (categories) => usualWeeks(services.env, categories),
    viewer,
    expectation,
  });
  if (repeated) await currentCart(context);
  else markCart(context, 0);
  order.isOwn = true;
  return order;
}
