import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount } from '../../../../engine/price/money.js';
import type { Totals } from '../../../../engine/price/price.js';
import type { Cart } from '../../cart/cart.entity.js';
import type { OrderableLine } from '../../cart/price-cart.js';
import { consentGiven } from '../../consents/consent.payloads.js';
import type { NeededGoods } from '../../inventory/reserve.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { OrderEvent } from '../order-event.entity.js';
import { OrderLine } from '../order-line.entity.js';
import { Order } from '../order.entity.js';
import { sumsWith } from '../order-vat.js';
import type { OrderRequest } from './repeated-request.js';

/** The lines of a cart at current prices. */
export interface PricedCart {
  lines: readonly OrderableLine[];
  totals: Totals;
  priceListVersion: number;
}

/** An order as a full snapshot of its goods, with its first event and its key; the caller flushes. */
export function createOrder(
  tx: EntityManager,
  { visitorId, details, key, fingerprint, consents }: OrderRequest,
  cart: Cart,
  { lines, priceListVersion }: PricedCart,
): Order {
  const now = new Date();
  const goods = lines.map(snapshotOf);
  const order = tx.create(Order, {
    ...details,
    token: randomBytes(32).toString('base64url'),
    cart,
    visitorId,
    requestFingerprint: fingerprint,
    ...sumsWith(goods, NO_DISCOUNT, details),
    consents: consents.map((code) => consentGiven(code, now)),
    createdAt: now,
  });
  tx.create(OrderEvent, { order, status: order.status, at: now, actor: null, note: null });
  for (const [position, line] of goods.entries())
    tx.create(OrderLine, { order, position, priceListVersion, ...line });
  if (key) tx.create(IdempotencyKey, { visitorId, key, requestFingerprint: fingerprint, order });
  return order;
}

const NO_DISCOUNT = { discount: '0.00', discountReason: null };

const snapshotOf = ({
  row,
  product,
  price,
  warnings,
  withdrawal,
  vatRuling,
  ...line
}: OrderableLine) => ({
  product: product.id,
  savedConfiguration: row.configurationId,
  productName: product.name,
  label: row.label,
  settings: row.settings,
  lines: [...price.lines],
  warnings: [...warnings],
  quantity: row.quantity,
  unitPrice: formatAmount(line.unitPrice),
  lineTotal: formatAmount(line.lineTotal),
  withdrawal,
  vatRuling,
});

/** What lines of an order that has its number need of the stock. */
export const neededGoods = (orderId: number, lines: readonly OrderLine[]): NeededGoods[] =>
  lines.map(({ id, product, settings, quantity }) => ({
    orderLineId: id,
    orderId,
    productId: product.id,
    color: settings.color,
    frameColor: settings.frameColor,
    quantity,
  }));
