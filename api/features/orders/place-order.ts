import { createHash, randomBytes } from 'node:crypto';
import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { formatAmount } from '../../../engine/money.js';
import { AppError } from '../../errors.js';
import { normalisePhone } from '../../shared/phone.js';
import { lockOpenCart } from '../cart/cart.service.js';
import { type CartRow, openCartRows } from '../cart/cart-rows.js';
import { Cart } from '../cart/cart.entity.js';
import {
  type PricedLine,
  type Totals,
  priceCart,
  totalsOf,
  totalsOnTheWire,
} from '../cart/price-cart.js';
import { loadPricesForOrder } from '../catalogue/prices-for-order.js';
import { Product } from '../catalogue/product.entity.js';
import { configurationInvalid } from '../configurator/quote.service.js';
import { queueMail } from '../mail/queue-mail.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import type { PlaceOrderInput } from './order.inputs.js';
import { OrderEvent } from './order-event.entity.js';
import { OrderLine } from './order-line.entity.js';
import { confirmationMail } from './order-mails.js';
import { Order } from './order.entity.js';

/** Something that the caller expects of the cart beyond its total; throws an AppError when it does not hold. */
export type CartExpectation = (lines: readonly PricedLine[]) => void;

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
): Promise<Order> {
  if (visitorId === null) throw emptyCart();
  const attempt = () =>
    em.fork().transactional((tx) => placeOnce(tx, visitorId, input, publicUrl, expectation));
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
  visitorId: string,
  input: PlaceOrderInput,
  publicUrl: string,
  expectation: CartExpectation,
): Promise<Order> {
  const fingerprint = fingerprintOf(input);
  const cartId = await lockOpenCart(tx, visitorId);
  const repeated = await findByKey(tx, visitorId, input.idempotencyKey, fingerprint);
  if (repeated) return repeated;
  const rows = cartId ? await openCartRows(tx, visitorId) : [];
  if (!cartId || rows.length === 0) return findRepeated(tx, visitorId, fingerprint);

  const lines = await priceLocked(tx, rows);
  const { priced, totals } = lines;
  expectation(priced);
  if (formatAmount(totals.total) !== input.expectedTotal) throw priceChanged(totals);

  const order = createOrder(tx, {
    visitorId,
    cartId,
    input,
    fingerprint,
    priced,
    totals,
    version: lines.version,
  });
  if (input.idempotencyKey) {
    tx.create(IdempotencyKey, {
      visitorId,
      key: input.idempotencyKey,
      requestFingerprint: fingerprint,
      order,
      createdAt: new Date(),
    });
  }
  await tx.flush();
  await tx.nativeUpdate(Cart, { id: cartId }, { orderedAt: order.createdAt });
  await queueMail(tx, confirmationMail(order, publicUrl));
  return order;
}

async function priceLocked(tx: EntityManager, rows: readonly CartRow[]) {
  const source = await loadPricesForOrder(
    tx,
    rows.map(({ productId }) => productId),
  );
  const priced = priceCart(rows, source);
  const issues = priced.flatMap((line) => line.issues);
  if (issues.length > 0) throw configurationInvalid(issues);
  return { priced, totals: totalsOf(priced, source.priceList), version: source.priceList.version };
}

interface Placement {
  visitorId: string;
  cartId: string;
  input: PlaceOrderInput;
  fingerprint: string;
  priced: readonly PricedLine[];
  totals: Totals;
  version: number;
}

function createOrder(tx: EntityManager, placement: Placement): Order {
  const { visitorId, cartId, input, fingerprint, priced, totals, version } = placement;
  const { total, net, vat } = totalsOnTheWire(totals);
  const order = tx.create(Order, {
    token: randomBytes(32).toString('base64url'),
    cart: tx.getReference(Cart, cartId),
    visitorId,
    requestFingerprint: fingerprint,
    status: 'pending',
    customerName: input.customerName.trim(),
    customerEmail: input.customerEmail,
    customerPhone: normalisePhone(input.customerPhone)!,
    customerAddress: input.customerAddress.trim(),
    totalAmount: total,
    net,
    vat,
    createdAt: new Date(),
  });
  tx.create(OrderEvent, { order, status: 'pending', at: order.createdAt, actor: null, note: null });
  priced.forEach((line, position) => {
    tx.create(OrderLine, {
      order,
      position,
      product: tx.getReference(Product, line.product.id),
      productName: line.product.name,
      settings: line.row.settings,
      lines: [...line.price!.lines],
      warnings: [...line.warnings],
      priceListVersion: version,
      quantity: line.row.quantity,
      unitPrice: formatAmount(line.unitPrice),
      lineTotal: formatAmount(line.lineTotal),
      withdrawal: 'none',
    });
  });
  return order;
}

async function findByKey(
  tx: EntityManager,
  visitorId: string,
  key: string | null | undefined,
  fingerprint: string,
): Promise<Order | null> {
  if (!key) return null;
  const known = await tx.findOne(IdempotencyKey, { visitorId, key }, { populate: ['order'] });
  if (!known) return null;
  if (known.requestFingerprint === fingerprint) return known.order.getEntity();
  const message = 'Ten klucz idempotencji został już użyty z innym zamówieniem.';
  throw new AppError('IDEMPOTENCY_KEY_REUSED', message, [{ path: 'idempotencyKey', message }]);
}

/** With nothing in the cart, the same request as the visitor's latest order can only be a repetition of it. */
async function findRepeated(
  tx: EntityManager,
  visitorId: string,
  fingerprint: string,
): Promise<Order> {
  const latest = await tx.findOne(Order, { visitorId }, { orderBy: { id: 'desc' } });
  if (latest?.requestFingerprint === fingerprint) return latest;
  throw emptyCart();
}

function fingerprintOf({
  customerName,
  customerEmail,
  customerPhone,
  customerAddress,
  expectedTotal,
}: PlaceOrderInput) {
  const said = [
    customerName.trim(),
    customerEmail,
    normalisePhone(customerPhone),
    customerAddress.trim(),
    expectedTotal,
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

function emptyCart(): AppError {
  return new AppError(
    'EMPTY_CART',
    'Pusty koszyk. Dodaj produkty do koszyka przed złożeniem zamówienia.',
  );
}

function priceChanged(totals: Totals): AppError {
  const { total } = totalsOnTheWire(totals);
  const message = 'Cena zamówienia zmieniła się. Sprawdź nową kwotę i potwierdź zamówienie.';
  return new AppError('PRICE_CHANGED', message, [{ path: 'expectedTotal', message }], {
    totalAmount: total,
  });
}
