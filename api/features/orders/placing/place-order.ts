import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { Category } from '#engine/goods/families/categories';
import { formatAmount } from '#engine/goods/price/money';
import type { Totals } from '#engine/goods/price/price';
import type { Weeks } from '#engine/trade/shop/delivery-term';
import type { PaymentTerms } from '#engine/trade/shop/payment-terms';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { GOODS_ALONE } from '../../agreements/vat.js';
import { asViewer } from '../../audit/as-staff.js';
import { closeCart, lockCart } from '../../cart/lock-cart.js';
import {
  canBeOrdered,
  priceCart,
  totalsOf,
  totalsOnTheWire,
  type CartRow,
  openCartRows,
} from '../../cart/price-cart.js';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { lockCatalogue } from '../../catalogue/change-catalogue.js';
import { configurationInvalid } from '../../configurator/prices/quote.service.js';
import type { ContentStore } from '../../content/content-store.js';
import { subscribe } from '../../newsletter/newsletter.service.js';
import type { Order } from '../order.entity.js';
import { type NewOrder, createOrder } from './create-order.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import type { PlaceOrderInput } from './place-order.inputs.js';
import { type PricedCart, linesOf, type CartExpectation } from './priced-cart.js';
import { type OrderRequest, findByKey, orderRequest, repeatLatest } from './repeated-request.js';

export interface Placed {
  order: Order;
  /** True for the order of an earlier request; the visitor may have started another cart since. */
  repeated: boolean;
}

/** What an order depends on besides the request and the cart. */
export interface OrderTerms {
  /** The catalogue from memory; it is read again where the database has a newer version. */
  catalogue: CatalogueSnapshot;
  /** Signs the links of the newsletter. */
  secret: string;
  /** The texts of the site, of which the order keeps the legal ones. */
  site: ContentStore;
  /** The shop's terms of payment. */
  payment: PaymentTerms;
  /** The usual weeks until the delivery of goods of these families. */
  usualWeeks: (categories: readonly Category[]) => Weeks;
  /** The member of staff who is signed in in the browser, for the history and the audit log. */
  viewer: User | null;
  /** The caller's own check of the cart's lines and totals. */
  expectation: CartExpectation;
}

/**
 * Places the visitor's cart as an order, exactly once: a repeated request that can no longer be carried out is answered
 * with the order of the first one.
 * Throws EMPTY_CART, BAD_USER_INPUT, CONSENT_REQUIRED and CONFLICT (both from `expectation`), PRICE_CHANGED (with the
 * right total in `details`), CONFIGURATION_INVALID or IDEMPOTENCY_KEY_REUSED; nothing is written then and the cart
 * stays.
 */
export async function placeOrder(
  em: EntityManager,
  visitorId: string | null,
  input: PlaceOrderInput,
  terms: OrderTerms,
): Promise<Placed> {
  if (visitorId === null) throw emptyCart();
  const request = orderRequest(visitorId, input);
  try {
    const order = await asViewer(em, terms.viewer, (tx) => orderCart(tx, request, terms));
    return { order, repeated: false };
  } catch (error) {
    const order = await findRepeated(em, request, error);
    if (order) return { order, repeated: true };
    throw error;
  }
}

/** Cart and catalogue are locked, so that neither can change between pricing and commit. */
async function orderCart(
  tx: EntityManager,
  request: OrderRequest,
  { catalogue, secret, site, payment, usualWeeks, viewer, expectation }: OrderTerms,
): Promise<Order> {
  const cart = await lockCart(tx, request.visitorId);
  if (!cart) throw emptyCart();
  const inForce = await lockCatalogue(tx, catalogue);
  const priced = priceGoods(await openCartRows(tx, request.visitorId), inForce);
  expectation(priced.lines, priced.totals);
  expectTotal(priced.totals, request.expectedTotal);

  const { visitorId, details, key, fingerprint, consents } = request;
  const usual = usualWeeks(priced.lines.map(({ row }) => row.settings.category));
  const agreed: NewOrder = {
    details,
    lines: linesOf(tx, priced),
    terms: GOODS_ALONE,
    payment,
    term: { usualWeeksFrom: usual.least, usualWeeksTo: usual.most },
    consents,
    placedBy: { visitorId, cart, fingerprint },
    actor: viewer,
    note: null,
  };
  const order = await createOrder(tx, agreed, site);
  if (key) tx.create(IdempotencyKey, { visitorId, key, requestFingerprint: fingerprint, order });
  if (request.consents.includes('newsletter'))
    await subscribe(tx, { secret, site }, { email: order.customerEmail, source: 'checkout' });
  closeCart(cart, order.createdAt);
  return order;
}

/**
 * The order of a request that has been carried out before, found by its key or as the visitor's latest; null where
 * there is none.
 */
async function findRepeated(
  em: EntityManager,
  request: OrderRequest,
  error: unknown,
): Promise<Order | null> {
  const refused = error instanceof AppError;
  if (!refused && !(error instanceof UniqueConstraintViolationException)) return null;
  const existing = await findByKey(em, request);
  if (existing || !(refused && error.code === 'EMPTY_CART')) return existing;
  return repeatLatest(em, request);
}

function priceGoods(rows: readonly CartRow[], catalogue: CatalogueSnapshot): PricedCart {
  if (rows.length === 0) throw emptyCart();
  const lines = priceCart(rows, catalogue);
  if (!lines.every(canBeOrdered)) throw configurationInvalid(lines.flatMap(({ issues }) => issues));
  const { priceList } = catalogue;
  return { lines, totals: totalsOf(lines, priceList), priceListVersion: priceList.version };
}

function emptyCart(): AppError {
  return new AppError(
    'EMPTY_CART',
    'Pusty koszyk. Dodaj produkty do koszyka przed złożeniem zamówienia.',
  );
}

function expectTotal(totals: Totals, expectedTotal: string): void {
  if (formatAmount(totals.total) !== expectedTotal)
    throw priceChanged(totals, { path: 'expectedTotal' });
}

/** A PRICE_CHANGED error at a field of the input, with the current total; the default `message` is for customers. */
export function priceChanged(
  totals: Totals,
  field: { path: string; value?: string },
  message = 'Cena zamówienia zmieniła się. Sprawdź nową kwotę i\u00a0potwierdź zamówienie.',
): AppError {
  const { total } = totalsOnTheWire(totals);
  return new AppError('PRICE_CHANGED', message, [{ ...field, message }], { totalAmount: total });
}
