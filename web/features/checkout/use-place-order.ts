import { useApolloClient, useMutation } from '@apollo/client/react';

import type { CheckoutFragment } from './checkout.generated';
import type { Customer } from './customer-fields';
import { fieldErrorsOf, toFieldErrors } from './field-errors';
import { forgetOrderKey, orderKey } from './idempotency-key';
import type { OrderConsents } from './order-consents';
import type { OrderErrors } from './order-fields';
import { PlaceOrderDocument, type PlaceOrderMutation } from './place-order.generated';

type Payload = PlaceOrderMutation['placeOrder'];

/** How an attempt to order ended. */
export type Outcome =
  | { kind: 'placed'; id: number; token: string }
  | { kind: 'invalid'; errors: OrderErrors }
  | { kind: 'price_changed'; total: string }
  | { kind: 'empty' }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' };

/** Places the order once, however often it is tried. */
export function usePlaceOrder(): [
  place: (filledIn: Customer & OrderConsents, seen: CheckoutFragment) => Promise<Outcome>,
  placing: boolean,
] {
  const client = useApolloClient();
  const [mutate, { loading }] = useMutation(PlaceOrderDocument);
  const place = async (
    filledIn: Customer & OrderConsents,
    { total: expectedTotal, lines }: CheckoutFragment,
  ): Promise<Outcome> => {
    const expectedGoods = lines.map(({ configuration, quantity }) => ({
      configurationId: configuration.id,
      quantity,
    }));
    const input = { ...filledIn, expectedTotal, expectedGoods, idempotencyKey: orderKey() };
    try {
      const { data } = await mutate({ variables: { input } });
      const isOther = data?.placeOrder.userErrors.some(({ code }) => code === 'CONFLICT');
      // The goods themselves are other ones: the answer has but their sums.
      if (isOther) await client.refetchQueries({ include: 'active' });
      return data ? outcomeOf(data.placeOrder) : { kind: 'failed' };
    } catch (error) {
      const errors = fieldErrorsOf(error);
      return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'failed' };
    }
  };
  return [place, loading];
}

function outcomeOf({ order, cart, userErrors }: Payload): Outcome {
  if (order) {
    forgetOrderKey();
    return { kind: 'placed', ...order };
  }
  const refused = (code: (typeof userErrors)[number]['code']) =>
    userErrors.find((error) => error.code === code);
  if (refused('PRICE_CHANGED') && cart) return { kind: 'price_changed', total: cart.total };
  if (refused('EMPTY_CART')) return { kind: 'empty' };
  if (refused('IDEMPOTENCY_KEY_REUSED')) forgetOrderKey();
  const errors = toFieldErrors(userErrors);
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  const [first] = userErrors;
  return first && !refused('IDEMPOTENCY_KEY_REUSED')
    ? { kind: 'refused', message: first.message }
    : { kind: 'failed' };
}
