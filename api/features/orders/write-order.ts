import { randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount } from '../../../engine/price/money.js';
import type { Totals } from '../../../engine/price/price.js';
import { prepared } from '../../database/prepared.js';
import { closeCart } from '../cart/lock-cart.js';
import { type PricedLine, totalsOnTheWire } from '../cart/price-cart.js';
import { consentGiven } from '../consents/consent.payloads.js';
import { queueMail } from '../mail/queue-mail.js';
import type { LockedGoods } from './lock-goods.js';
import { type Confirmed, confirmationMail } from './order-mails.js';
import type { OrderRequest } from './repeated-request.js';

export interface PricedCart {
  lines: readonly PricedLine[];
  totals: Totals;
}

/**
 * In one statement the order, its history, its lines, what they reserve and its key are written.
 */
const WRITE = `
  with placed as (
    insert into "customer_order" (id, token, cart_id, visitor_id, request_fingerprint, status, customer_name, customer_email,
      customer_phone, customer_address, total_amount, net, vat, created_at, consents)
    values ($17, $1, $2, $3, $4, 'pending', $5, $6, $7, $8, $9, $10, $11, $12, $16::jsonb)
    returning id, token, cart_id, visitor_id, request_fingerprint, status, customer_name, customer_email,
      customer_phone, customer_address, total_amount, net, vat, created_at, consents, version
  ), history as (
    insert into order_event (order_id, status, at) select id, status, created_at from placed
  ), lines as (
    insert into order_line (id, order_id, position, product_id, configuration_id, product_name, settings, lines, warnings,
      price_list_version, quantity, unit_price, line_total, withdrawal)
    select line.id, placed.id, line.position, line.product_id, line.configuration_id, line.product_name, line.settings, line.lines,
      line.warnings, $14, line.quantity, line.unit_price, line.line_total, line.withdrawal
    from placed, jsonb_to_recordset($13::jsonb) as line (id uuid, position int, product_id int, configuration_id uuid, product_name text,
      settings jsonb, lines jsonb, warnings jsonb, quantity int, unit_price numeric, line_total numeric, withdrawal text)
    returning id, order_id, product_id, color, frame_color, quantity
  ), reserved as (
    insert into stock_reservation (order_line_id, order_id, item_id, quantity)
    select line.id, line.order_id, item.id, line.quantity
    from lines line join lateral (select id from inventory_item where product_id = line.product_id and archived_at is null
        and color_variant = line.color and frame_color_variant = line.frame_color
        order by stock_quantity desc, id limit 1) item on true
  ), keyed as (
    insert into idempotency_key (visitor_id, key, request_fingerprint, order_id)
    select visitor_id, $15::text, request_fingerprint, id from placed where $15::text is not null
  )
  select placed.* from placed`;

/**
 * Writes an order as a full snapshot of its goods, queues its e-mail and closes its cart, in the caller's transaction.
 * Answers the order's row.
 */
export async function writeOrder(
  tx: EntityManager,
  { visitorId, details, key, fingerprint, consents }: OrderRequest,
  { cart, orderId, catalogue }: LockedGoods,
  { lines, totals }: PricedCart,
): Promise<object> {
  const { total, net, vat } = totalsOnTheWire(totals);
  const now = new Date();
  const order: Confirmed = {
    id: orderId,
    token: randomBytes(32).toString('base64url'),
    ...details,
    totalAmount: total,
    net,
    vat,
  };
  const [row] = await prepared<object>(tx, WRITE, [
    order.token,
    cart.id,
    visitorId,
    fingerprint,
    details.customerName,
    details.customerEmail,
    details.customerPhone,
    details.customerAddress,
    total,
    net,
    vat,
    now,
    JSON.stringify(lines.map(lineRow)),
    catalogue.priceList.version,
    key ?? null,
    JSON.stringify(consents.map((code) => consentGiven(code, now))),
    orderId,
  ]);
  closeCart(cart, now);
  queueMail(tx, confirmationMail(order, lines));
  return row!;
}

function lineRow(line: PricedLine, position: number) {
  return {
    id: randomUUID(),
    position,
    product_id: line.product.id,
    configuration_id: line.row.configurationId,
    product_name: line.product.name,
    settings: line.row.settings,
    lines: line.price!.lines,
    warnings: line.warnings,
    quantity: line.row.quantity,
    unit_price: formatAmount(line.unitPrice),
    line_total: formatAmount(line.lineTotal),
    withdrawal: line.withdrawal,
  };
}
