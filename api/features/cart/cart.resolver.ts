import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../request/context.js';
import { countWrite } from '../../request/count-requests.js';
import { ensureVisitorId, markCart, renewVisitorId } from '../../request/session-cookies.js';
import { attempt } from '../../shared/user-error.js';
import {
  AddToCartInput,
  CartPayload,
  CartView,
  ChangeCartLineInput,
  RemoveFromCartInput,
  ReplaceCartLineInput,
} from './cart.payloads.js';
import {
  addToCart,
  changeCartLine,
  clearCart,
  removeFromCart,
  replaceCartLine,
} from './cart.service.js';
import { readCart } from './present-cart.js';

@Resolver()
export class CartResolver {
  @Query(() => CartView, {
    description: "The caller's own cart, found by a cookie; an empty one where there is none.",
  })
  cart(@Ctx() context: Context): Promise<CartView> {
    return currentCart(context);
  }

  @Mutation(() => CartPayload, {
    description:
      'Puts a saved configuration into the cart; a line that has the same goods and label gets more pieces ' +
      'instead. NOT_FOUND for an unknown configuration, QUANTITY_LIMIT past 99 pieces of a line or 50 lines.',
  })
  addToCart(
    @Arg('input', () => AddToCartInput) input: AddToCartInput,
    @Ctx() context: Context,
  ): Promise<CartPayload> {
    return cartAfter(context, () =>
      addToCart(context.em, ensureVisitorId(context), [input], input.idempotencyKey),
    );
  }

  @Mutation(() => CartPayload, {
    description: 'Sets the quantity of a line; NOT_FOUND where the cart has no such line.',
  })
  changeCartLine(
    @Arg('input', () => ChangeCartLineInput) input: ChangeCartLineInput,
    @Ctx() context: Context,
  ): Promise<CartPayload> {
    return cartAfter(context, () => changeCartLine(context.em, renewVisitorId(context), input));
  }

  @Mutation(() => CartPayload, {
    description:
      'Replaces the configuration of a line and keeps its quantity and label; a line that already has these ' +
      'goods under this label is merged with it. NOT_FOUND, QUANTITY_LIMIT past 99 pieces.',
  })
  replaceCartLine(
    @Arg('input', () => ReplaceCartLineInput) input: ReplaceCartLineInput,
    @Ctx() context: Context,
  ): Promise<CartPayload> {
    return cartAfter(context, () => replaceCartLine(context.em, renewVisitorId(context), input));
  }

  @Mutation(() => CartPayload, {
    description: 'Removes a line; NOT_FOUND where the cart has no such line.',
  })
  removeFromCart(
    @Arg('input', () => RemoveFromCartInput) { lineId }: RemoveFromCartInput,
    @Ctx() context: Context,
  ): Promise<CartPayload> {
    return cartAfter(context, () => removeFromCart(context.em, renewVisitorId(context), lineId));
  }

  @Mutation(() => CartPayload, { description: 'Removes all lines.' })
  clearCart(@Ctx() context: Context): Promise<CartPayload> {
    return cartAfter(context, () => clearCart(context.em, renewVisitorId(context)));
  }
}

/** The caller's cart; also sets the cookie that says whether there is a cart to load. */
export async function currentCart(context: Context): Promise<CartView> {
  const cart = await readCart(
    context.em,
    context.visitorId,
    await context.services.catalogue.current(),
  );
  if (context.visitorId) markCart(context, cart.lineCount);
  return cart;
}

/** Counts a change of the cart against the caller's limit and makes it; returns the cart and the expected errors. */
export async function cartAfter(
  context: Context,
  change: () => Promise<void>,
): Promise<CartPayload> {
  const { userErrors } = await attempt(async () => {
    await countWrite(context);
    await change();
  });
  return { cart: await currentCart(context), userErrors };
}
