import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { formatAmount } from '../../../engine/money.js';
import { AppError } from '../../errors.js';
import { lockOpenCart } from '../cart/cart.service.js';
import { type CartRow, openCartRows } from '../cart/cart-rows.js';
import {
  type PricedLine,
  type Totals,
  priceCart,
  totalsOf,
  totalsOnTheWire,
} from '../cart/price-cart.js';
import { loadPricesForOrder } from '../catalogue/prices-for-order.js';
import { configurationInvalid } from '../configurator/quote.service.js';
import { queueMail } from '../mail/queue-mail.js';
import type { PlaceOrderInput } from './order.inputs.js';
import { confirmationMail } from './order-mails.js';
import type { Order } from './order.entity.js';
import {
  type OrderRequest,
  findByKey,
  findLatest,
  keepKey,
  orderRequest,
} from './repeated-request.js';
import { writeOrder } from './write-order.js';

/** Something that the caller expects of the cart beyond its total; throws an AppError when it does not hold. */
export type CartExpectation = (lines: readonly PricedLine[], totals: Totals) => void;

export interface Placed {
  order: Order;
  /** The same request had made it before; the visitor may have begun another cart since. */
  repeated: boolean;
}

/**
 * Places the visitor's cart as an order, exactly once, in one transaction: the cart is locked, a repeated request is
 * answered with the order that it made the first time, every line is priced anew from locked rows, and order, event,
 * key, e-mail and the closing of the cart are written together.
 *
 * Throws EMPTY_CART, PRICE_CHANGED (with the right total in `details`), CONFIGURATION_INVALID or
 * IDEMPOTENCY_KEY_REUSED; nothing is written then and the cart stays.
 */
export async function placeOrder(
  em: EntityManager,
  visitorId: string | null,
  input: PlaceOrderInput,
  publicUrl: string,
  expectation: CartExpectation = () => undefined,
): Promise<Placed> {
  if (visitorId === null) throw emptyCart();
  const request = orderRequest(visitorId, input);
  const attempt = () =>
    em.transactional((tx) => placeOnce(tx, request, input, publicUrl, expectation));
  try {
    return await attempt();
  } catch (error) {
    // Two requests with one key, of which the other was first: what it made is there now.
    if (error instanceof UniqueConstraintViolationException) return attempt();
    throw error;
  }
}

async function placeOnce(
  tx: EntityManager,
  request: OrderRequest,
  { expectedTotal }: PlaceOrderInput,
  publicUrl: string,
  expectation: CartExpectation,
): Promise<Placed> {
  const { visitorId } = request;
  const cartId = await lockOpenCart(tx, visitorId);
  const repeated = await findByKey(tx, request);
  if (repeated) return { order: repeated, repeated: true };
  const rows = cartId ? await openCartRows(tx, visitorId) : [];
  if (!cartId || rows.length === 0) return repeatLatest(tx, request);

  const { priced, totals, priceListVersion } = await priceLocked(tx, rows);
  expectation(priced, totals);
  if (formatAmount(totals.total) !== expectedTotal)
    throw priceChanged(totals, { path: 'expectedTotal' });

  const order = await writeOrder(tx, { request, cartId, priced, totals, priceListVersion });
  await queueMail(tx, confirmationMail(order, priced, publicUrl));
  return { order, repeated: false };
}

/** A second request for an order that is there: whatever key it came with is answered with that order for good. */
async function repeatLatest(tx: EntityManager, request: OrderRequest): Promise<Placed> {
  const latest = await findLatest(tx, request);
  if (!latest) throw emptyCart();
  await keepKey(tx, request, latest);
  return { order: latest, repeated: true };
}

async function priceLocked(tx: EntityManager, rows: readonly CartRow[]) {
  const source = await loadPricesForOrder(
    tx,
    rows.map(({ productId }) => productId),
  );
  const priced = priceCart(rows, source);
  const issues = priced.flatMap((line) => line.issues);
  if (issues.length > 0) throw configurationInvalid(issues);
  return {
    priced,
    totals: totalsOf(priced, source.priceList),
    priceListVersion: source.priceList.version,
  };
}

function emptyCart(): AppError {
  return new AppError(
    'EMPTY_CART',
    'Pusty koszyk. Dodaj produkty do koszyka przed złożeniem zamówienia.',
  );
}

/** PRICE_CHANGED at a field of what the client sent, with the right total beside it. */
export function priceChanged(totals: Totals, field: { path: string; value?: string }): AppError {
  const { total } = totalsOnTheWire(totals);
  const message = 'Cena zamówienia zmieniła się. Sprawdź nową kwotę i potwierdź zamówienie.';
  return new AppError('PRICE_CHANGED', message, [{ ...field, message }], { totalAmount: total });
}
