import { useApolloClient, useMutation } from '@apollo/client/react';
import { fieldAt, refusedFields, rateLimitMessage } from '../../apollo/refusal';
import { randomKey } from '../../lib/browser/request-keys';
import { forget, recall, remember } from '../../lib/browser/tab-storage';
import type { RefusedField } from '../../lib/form/server-errors';
import type { OrderValues } from '../order-form/order-values';
import type { CheckoutFragment } from './checkout.generated';
import { PlaceOrderDocument, type PlaceOrderMutation } from './place-order.generated';

type Payload = PlaceOrderMutation['placeOrder'];

export type Outcome =
  | { kind: 'placed'; id: number; token: string }
  | { kind: 'price_changed' }
  | { kind: 'empty' }
  /** An earlier attempt, whose answer was lost, has placed the order, with other data. */
  | { kind: 'placed_before' }
  /** `fields` may name fields that the form does not have; there is no message where the reason is unknown. */
  | { kind: 'refused'; message?: string; fields: readonly RefusedField[] };

/** Returns a function that places the order; called again after a lost answer, it places no second order. */
export function usePlaceOrder(): (
  values: OrderValues,
  shownCart: CheckoutFragment,
) => Promise<Outcome> {
  const client = useApolloClient();
  const [mutate] = useMutation(PlaceOrderDocument);
  return async (values, { total: expectedTotal, lines }) => {
    const expectedGoods = lines.map(({ configuration, quantity }) => ({
      configurationId: configuration.id,
      quantity,
    }));
    const input = { ...values, expectedTotal, expectedGoods, idempotencyKey: orderKey() };
    try {
      const { data } = await mutate({ variables: { input } });
      const isOther = data?.placeOrder.userErrors.some(({ code }) => code === 'CONFLICT');
      // The cart holds goods other than those seen, and the answer does not list them, so they are loaded.
      if (isOther) await client.refetchQueries({ include: 'active' });
      return data ? outcomeOf(data.placeOrder) : { kind: 'refused', fields: [] };
    } catch (error) {
      return { kind: 'refused', message: rateLimitMessage(error), fields: refusedFields(error) };
    }
  };
}

function outcomeOf({ order, cart, userErrors }: Payload): Outcome {
  if (order) {
    forgetOrderKey();
    return { kind: 'placed', ...order };
  }
  const isRefusedBy = (code: (typeof userErrors)[number]['code']) =>
    userErrors.some((error) => error.code === code);
  if (isRefusedBy('PRICE_CHANGED') && cart) return { kind: 'price_changed' };
  if (isRefusedBy('EMPTY_CART')) return { kind: 'empty' };
  const fields = userErrors.map(({ path, message }) => ({ field: fieldAt(path ?? ''), message }));
  if (!isRefusedBy('IDEMPOTENCY_KEY_REUSED'))
    return { kind: 'refused', message: userErrors[0]?.message, fields };
  forgetOrderKey();
  return cart?.lineCount === 0 ? { kind: 'placed_before' } : { kind: 'refused', fields };
}

const STORED_AS = 'cieniomat.order-key';

/**
 * The idempotency key of the order being placed: the same after a reload or a lost connection, so that a second attempt
 * gives the same order.
 */
function orderKey(): string {
  const storedKey = recall(STORED_AS);
  if (storedKey) return storedKey;
  const key = randomKey();
  remember(STORED_AS, key);
  return key;
}

/** Forgets the key, so that the next order gets a new one. */
function forgetOrderKey(): void {
  forget(STORED_AS);
}
