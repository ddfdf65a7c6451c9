import type { EntityManager } from '@mikro-orm/postgresql';
import { parseAmount } from '#engine/goods/price/money';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { expectDiscountWithin } from '../../agreements/expect-discount-within.js';
import type { Issuer } from '../../agreements/paper/issuer.js';
import type { OrderSnapshot } from '../../agreements/snapshot.js';
import { asStaff } from '../../audit/as-staff.js';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { lockCatalogue } from '../../catalogue/change-catalogue.js';
import { lockOrders } from '../find-order.js';
import { Order } from '../order.entity.js';
import { priceChanged } from '../placing/place-order.js';
import type { OrderChangeInput, ProposeOrderChangeInput } from './order-change.inputs.js';
import { OrderVersion } from './order-version.entity.js';
import {
  type PlannedChange,
  expectChangeable,
  expectRightToChange,
  planChange,
} from './plan-change.js';
import { storeChange } from './store-change.js';

/** The difference that a change would make; nothing is written. Throws as `proposeChange` does except PRICE_CHANGED. */
export async function previewChange(
  em: EntityManager,
  viewer: User,
  input: OrderChangeInput,
  catalogue: CatalogueSnapshot,
): Promise<PlannedChange['difference']> {
  const order = await em.findOne(Order, { id: input.orderId }, { populate: ['lines'] });
  if (!order) throw noOrder();
  expectChangeable(order);
  const { planned, difference } = await planChange(em, order, input, catalogue);
  const replaced = await findReplaced(em, viewer, order, difference);
  expectDiscountWithin(viewer, planned, [order, ...replaced]);
  return difference;
}

/** What `proposeChange` needs besides the input. */
export interface ProposalTerms {
  /** The catalogue from memory; it is read again where the database has a newer version. */
  catalogue: CatalogueSnapshot;
  /** The company that the document of the version names. */
  issuer: Issuer;
}

/**
 * Stores the next version of an order and mails it to the customer: as a proposal or, where only the customer's data
 * are corrected, as the order itself. An open proposal is replaced. Throws NOT_FOUND, FORBIDDEN, CONFLICT (the order is
 * cancelled, its customer's data were deleted, or it is delivered and its lines would change), CHANGED_MEANWHILE,
 * PRICE_CHANGED, and the errors of the input.
 */
export async function proposeChange(
  em: EntityManager,
  viewer: User,
  input: ProposeOrderChangeInput,
  { catalogue, issuer }: ProposalTerms,
): Promise<void> {
  await asStaff(em, viewer, async (tx) => {
    const [order] = await lockOrders(tx, [input.orderId]);
    if (!order) throw noOrder();
    expectChangeable(order);
    await order.lines.loadItems({ refresh: true });
    const change = await planChange(tx, order, input, await lockCatalogue(tx, catalogue));
    const replaced = await findReplaced(tx, viewer, order, change.difference);
    expectDiscountWithin(viewer, change.planned, [order, ...replaced]);
    expectTotal(change.planned, input.expectedTotal);
    for (const version of replaced) version.state = 'replaced';
    const reason = input.reason.trim();
    await storeChange(tx, viewer, { order, reason, issuer, consent: null, ...change });
  });
}

/**
 * The open proposals that a change replaces. After the start of production, a viewer who is not an admin may only
 * correct data of the customer, and only while no proposal is open; throws FORBIDDEN otherwise.
 */
async function findReplaced(
  em: EntityManager,
  viewer: User,
  order: Order,
  { needsConsent }: PlannedChange['difference'],
): Promise<OrderVersion[]> {
  const waiting = await em.find(OrderVersion, { order, state: 'sent' }, { populate: ['lines'] });
  if (needsConsent || waiting.length > 0) expectRightToChange(order, viewer);
  return waiting;
}

function expectTotal({ totalAmount, net, vat }: OrderSnapshot, expected: string): void {
  if (totalAmount === expected) return;
  const totals = { total: parseAmount(totalAmount), net: parseAmount(net), vat: parseAmount(vat) };
  throw priceChanged(
    totals,
    { path: 'expectedTotal' },
    'Cena po zmianie jest już inna. Przelicz zmianę jeszcze raz.',
  );
}

const noOrder = (): AppError => new AppError('NOT_FOUND', 'Nie ma takiego zamówienia.');
