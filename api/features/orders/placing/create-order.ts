import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { parseAmount } from '#engine/goods/price/money';
import type { PaymentTerms } from '#engine/trade/shop/payment-terms';
import type { User } from '../../../identity/user.entity.js';
import type { StoredDetails } from '../../agreements/customer-details.js';
import type { LineSnapshot } from '../../agreements/snapshot.js';
import { type PriceTerms, sumsWith } from '../../agreements/vat.js';
import type { Cart } from '../../cart/cart.entity.js';
import type { ConsentCode } from '../../consents/consent-texts.js';
import { consentGiven } from '../../consents/consent.payloads.js';
import type { ContentStore } from '../../content/content-store.js';
import { keepLegalTexts } from '../../content/legal/legal-texts.js';
import { type NeededGoods, reserve } from '../../inventory/reserve.js';
import { openAccount } from '../../ledger/schedule.js';
import { queueMail } from '../../mail/queue-mail.js';
import { insertEvent } from '../insert-event.js';
import { confirmationMail } from '../mails/order-mails.js';
import { OrderLine } from '../order-line.entity.js';
import { Order, isForCompany } from '../order.entity.js';

/** The data of an order to be created, from a cart or an accepted offer. */
export interface NewOrder {
  details: StoredDetails;
  /** The `lineId` of each snapshot becomes the id of the order's line. */
  lines: readonly Omit<LineSnapshot, 'replacesLineId'>[];
  terms: PriceTerms;
  payment: PaymentTerms;
  /** The term of delivery in weeks: agreed, or usual. */
  term:
    | Pick<Order, 'termWeeksFrom' | 'termWeeksTo'>
    | Pick<Order, 'usualWeeksFrom' | 'usualWeeksTo'>;
  consents: readonly ConsentCode[];
  /** The visitor who placed the order from a cart; null for an accepted offer. */
  placedBy: { visitorId: string; cart: Cart; fingerprint: string } | null;
  /** The member of staff who recorded the customer's acceptance; null where the customer placed the order. */
  actor: User | null;
  /** A note for staff in the history of the order; null for none. */
  note: string | null;
}

/**
 * Creates an order as a full snapshot of its goods and of the legal texts that `site` shows, with its first event, its reservations of stock, its account and
 * the mail that confirms it. Flushes once, because reservations, account and mail need the number that the database
 * gives the order; the caller flushes the rest.
 */
export async function createOrder(
  tx: EntityManager,
  agreed: NewOrder,
  site: ContentStore,
): Promise<Order> {
  const { details, lines, terms, payment, term, consents, placedBy, actor, note } = agreed;
  const now = new Date();
  const legalTexts = await keepLegalTexts(tx, site);
  const order = tx.create(Order, {
    ...details,
    token: randomBytes(32).toString('base64url'),
    cart: placedBy && placedBy.cart,
    visitorId: placedBy && placedBy.visitorId,
    requestFingerprint: placedBy && placedBy.fingerprint,
    ...sumsWith(lines, terms, details),
    ...term,
    consents: consents.map((code) => consentGiven(code, now, legalTexts)),
    legalTexts,
    createdAt: now,
  });
  insertEvent(tx, actor, order, { note });
  for (const [position, { lineId, ...goods }] of lines.entries())
    tx.create(OrderLine, { ...goods, id: lineId, order, position });
  await tx.flush();
  const ordered = order.lines.getItems();
  await reserve(tx, neededGoods(order.id, ordered));
  const total = parseAmount(order.totalAmount);
  const plan = openAccount(tx, {
    orderId: order.id,
    total,
    terms: payment,
    isForCompany: isForCompany(order),
  });
  await queueMail(tx, confirmationMail(order, ordered, plan, payment));
  return order;
}

/** The pieces that the lines of a saved order need from the stock. */
export const neededGoods = (orderId: number, lines: readonly OrderLine[]): NeededGoods[] =>
  lines.map(({ id, product, settings, quantity }) => ({
    orderLineId: id,
    orderId,
    productId: product.id,
    color: settings.color,
    frameColor: settings.frameColor,
    quantity,
  }));
