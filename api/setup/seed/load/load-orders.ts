import { randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount } from '#engine/goods/price/money';
import type { PriceList } from '#engine/goods/price/price-list';
import type { OrderStatus } from '#engine/trade/shop/order-status';
import { AuditEntry } from '../../../features/audit/audit-entry.entity.js';
import { Cart } from '../../../features/cart/cart.entity.js';
import { totalsOf, totalsOnTheWire } from '../../../features/cart/price-cart.js';
import { withdrawalOf } from '../../../features/cart/withdrawal.js';
import { OrderEvent } from '../../../features/orders/order-event.entity.js';
import { OrderLine } from '../../../features/orders/order-line.entity.js';
import { Order } from '../../../features/orders/order.entity.js';
import { consentsAt } from '../consents-at.js';
import { loadAccount } from './load-accounts.js';
import { type Load, writeInBatches } from './load-context.js';
import { loadStatement, loadTransfers } from './load-transfers.js';
import type { Offer } from './offers.js';
import { orderTimes } from './order-times.js';
import { type PlannedInvoice, planInvoices } from './plan-invoices.js';
import { pick } from './random.js';
import { addressOf, companyOf, customerOf } from './words.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Step {
  status: OrderStatus;
  /** Milliseconds after the order was placed. */
  after: number;
}

const PLACED: Step = { status: 'pending', after: 0 };
const CANCELLED: Step = { status: 'cancelled', after: 30 * HOUR };
const STEPS: readonly Step[] = [
  PLACED,
  { status: 'confirmed', after: 2 * DAY },
  { status: 'in_production', after: 4 * DAY },
  { status: 'shipped', after: 24 * DAY },
  { status: 'delivered', after: 27 * DAY },
];

/** What orders are made of; `staff` are the ids of the accounts that change their status. */
export interface Trade {
  offers: readonly Offer[];
  priceList: PriceList;
  staff: readonly number[];
}

/**
 * Creates orders with their carts, lines, history, payments and audit entries; the oldest has the lowest id. Returns
 * the invoices that they are to get.
 */
export async function loadOrders(
  load: Load,
  trade: Trade,
  count: number,
): Promise<PlannedInvoice[]> {
  const statement = await loadStatement(load, pick(trade.staff, 0));
  const planned: PlannedInvoice[] = [];
  await writeInBatches(load.tx, orderTimes(count, load), async (times) => {
    const orders = times.map((createdAt) => {
      const customer = Math.floor(load.random() * count * 0.6);
      return createOrder(load, trade, createdAt, customer);
    });
    await load.tx.flush();
    for (const order of orders) {
      recordChange(load.tx, order);
      const payment = loadAccount(load, order);
      loadTransfers(load, statement, order, payment);
      planned.push(...planInvoices(load, order, payment));
    }
  });
  return planned;
}

function createOrder(load: Load, trade: Trade, createdAt: Date, customer: number): Order {
  const { tx, now, random } = load;
  const visitorId = randomUUID();
  const times = { createdAt, updatedAt: createdAt };
  const cart = tx.create(Cart, { visitorId, orderedAt: createdAt, ...times });
  const steps = stepsWithin(+now - +createdAt, random());
  const lines = linesOf(load, trade.offers);
  const { total, net, vat } = totalsOnTheWire(totalsOf(lines, trade.priceList));
  const order = tx.create(Order, {
    ...customerOf(customer),
    ...companyOf(customer),
    customerAddress: addressOf(customer),
    token: randomBytes(32).toString('base64url'),
    cart,
    visitorId,
    requestFingerprint: randomBytes(32).toString('hex'),
    status: steps.at(-1)?.status ?? 'pending',
    totalAmount: total,
    net,
    vat,
    consents: consentsAt(createdAt),
    createdAt,
  });
  createLines(tx, order, lines);
  createHistory(tx, order, steps, pick(trade.staff, customer));
  return order;
}

/** The statuses that an order of this age (ms) has had; of the orders older than 30 hours, 6 % are cancelled. */
function stepsWithin(age: number, luck: number): readonly Step[] {
  if (luck < 0.06 && age > CANCELLED.after) return [PLACED, CANCELLED];
  return STEPS.filter(({ after }) => after <= age);
}

/** One to three lines, mostly one; a few products are ordered often, many seldom. */
function linesOf({ random }: Load, offers: readonly Offer[]) {
  const many = random();
  const length = many < 0.65 ? 1 : many < 0.9 ? 2 : 3;
  return Array.from({ length }, () => {
    const offer = pick(offers, random() ** 3 * offers.length);
    const quantity = random() < 0.8 ? 1 : 2 + Math.floor(random() * 3);
    return { ...offer, quantity, lineTotal: offer.price.total * quantity };
  });
}

function createLines(tx: EntityManager, order: Order, lines: ReturnType<typeof linesOf>): void {
  for (const [position, { price, warnings, lineTotal, ...line }] of lines.entries())
    tx.create(OrderLine, {
      ...line,
      order,
      position,
      lines: [...price.lines],
      warnings: [...warnings],
      unitPrice: formatAmount(price.total),
      lineTotal: formatAmount(lineTotal),
      withdrawal: withdrawalOf(line.settings.category),
    });
}

/** One event for each status; the first one was set by the customer, so it has no actor. */
function createHistory(
  tx: EntityManager,
  order: Order,
  steps: readonly Step[],
  member: number,
): void {
  for (const { status, after } of steps)
    tx.create(OrderEvent, {
      order,
      status,
      at: new Date(+order.createdAt + after),
      actor: after > 0 ? member : null,
      note: null,
    });
}

function recordChange(tx: EntityManager, { id, status, history }: Order): void {
  const last = history.getItems().at(-1);
  if (!last?.actor) return;
  tx.create(AuditEntry, {
    at: last.at,
    actor: last.actor,
    action: 'changed',
    subjectType: 'customer_order',
    subjectId: String(id),
    before: { status: 'pending' },
    after: { status },
    token: null,
  });
}
