import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { formatAmount } from '../../../engine/price/money.js';
import type { Totals } from '../../../engine/price/price.js';
import { AppError } from '../../shared/errors.js';
import { priceCart, totalsOf, totalsOnTheWire } from '../cart/price-cart.js';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.js';
import { configurationInvalid } from '../configurator/prices/quote.service.js';
import { subscribe } from '../newsletter/newsletter.service.js';
import type { PlaceOrderInput } from './order.inputs.js';
import type { CartExpectation } from './expected-goods.js';
import { type LockedGoods, lockGoods } from './lock-goods.js';
import { Order } from './order.entity.js';
import { type OrderRequest, findByKey, orderRequest, repeatLatest } from './repeated-request.js';
import { type PricedCart, writeOrder } from './write-order.js';

export interface Placed {
  order: Order;
  /** The same request had made it before; the visitor may have begun another cart since. */
  repeated: boolean;
}

/**
 * Places the visitor's cart as an order, exactly once, in one transaction: cart and catalogue are locked, every
 * line is priced anew, and order, event, key, e-mail and the closing of the cart are written together. A request that
 * cannot be carried out is answered with the order that it made the first time, if it is a repetition.
 *
 * Throws EMPTY_CART, CONSENT_REQUIRED (by the expectation), PRICE_CHANGED (with the right total in `details`), CONFIGURATION_INVALID or
 * IDEMPOTENCY_KEY_REUSED; nothing is written then and the cart stays.
 */
export async function placeOrder(
  em: EntityManager,
  catalogue: CatalogueSnapshot,
  visitorId: string | null,
  input: PlaceOrderInput,
  secret: string,
  expectation: CartExpectation = () => undefined,
): Promise<Placed> {
  if (visitorId === null) throw emptyCart();
  const request = orderRequest(visitorId, input);
  try {
    const row = await em.transactional(async (tx) => {
      const goods = await lockGoods(tx, visitorId, catalogue);
      if (!goods) throw emptyCart();
      const priced = priceGoods(goods);
      expectation(priced.lines, priced.totals);
      if (formatAmount(priced.totals.total) !== input.expectedTotal)
        throw priceChanged(priced.totals, { path: 'expectedTotal' });
      const written = await writeOrder(tx, request, goods, priced);
      if (request.consents.includes('newsletter'))
        await subscribe(tx, secret, { email: request.details.customerEmail, source: 'checkout' });
      return written;
    });
    // Not in the transaction, which would look for changes in all that it knows.
    return { order: em.map(Order, row), repeated: false };
  } catch (error) {
    const order = await findRepeated(em, request, error);
    if (order) return { order, repeated: true };
    throw error;
  }
}

/** The order of a request that has been carried out before: known by its key, or by being the visitor's latest. */
async function findRepeated(
  em: EntityManager,
  request: OrderRequest,
  error: unknown,
): Promise<Order | null> {
  const refused = error instanceof AppError;
  if (!refused && !(error instanceof UniqueConstraintViolationException)) return null;
  const known = await findByKey(em, request);
  if (known || !(refused && error.code === 'EMPTY_CART')) return known;
  return repeatLatest(em, request);
}

function priceGoods({ rows, catalogue }: LockedGoods): PricedCart {
  const lines = priceCart(rows, catalogue);
  const issues = lines.flatMap((line) => line.issues);
  if (issues.length > 0) throw configurationInvalid(issues);
  return { lines, totals: totalsOf(lines, catalogue.priceList) };
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
