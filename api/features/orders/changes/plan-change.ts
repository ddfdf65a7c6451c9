import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ORDER_FIELD_NAMES } from '#engine/trade/fields/order-fields';
import { pick } from '#engine/trade/fields/pick';
import { CHANGED_BY, correctorsOnlyText, whyUnchangeable } from '#engine/trade/shop/order-changes';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { expectVersion } from '../../../shared/row-version.js';
import { storedDetails } from '../../agreements/customer-details.js';
import { differenceOf, isSame } from '../../agreements/difference.js';
import type { OrderDifference } from '../../agreements/difference.payloads.js';
import { planLines } from '../../agreements/plan-lines.js';
import {
  type LineSnapshot,
  type OrderSnapshot,
  goodsOf,
  sumsOf,
} from '../../agreements/snapshot.js';
import { priceTerms, sumsWith } from '../../agreements/vat.js';
import type { PriceSource } from '../../cart/price-cart.js';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { pricesAt } from '../../catalogue/prices-at.js';
import type { SavedConfiguration } from '../../configurator/configurations/configuration.entity.js';
import type { Order } from '../order.entity.js';
import type { OrderChangeInput } from './order-change.inputs.js';

/** The planned order, and its difference from the current one. */
export interface PlannedChange {
  planned: OrderSnapshot;
  difference: OrderDifference;
}

/** Customer, lines and sums of an order as it is now; its lines must be loaded. */
export const snapshotOf = (order: Order): OrderSnapshot => ({
  ...pick(order, ORDER_FIELD_NAMES),
  ...sumsOf(order),
  lines: order.lines.map((line) => ({ ...goodsOf(line), lineId: line.id, replacesLineId: null })),
});

/** Throws CONFLICT for an order that can no longer be changed. */
export function expectChangeable(order: Order): void {
  const reason = whyUnchangeable(order);
  if (reason !== null) throw new AppError('CONFLICT', reason);
}

/**
 * From the start of production on, goods and price change only by right: throws FORBIDDEN for a viewer without it. What
 * the change concerns is the caller's to check.
 */
export function expectRightToChange({ status }: Pick<Order, 'status'>, viewer: User): void {
  if (CHANGED_BY[status] === 'correctors' && !viewer.may('orders:correct'))
    throw new AppError('FORBIDDEN', correctorsOnlyText(status));
}

/**
 * Throws CONFLICT where the goods of a delivered order would change: only its data, services and discount can change then.
 */
export function expectSameLines(
  { status }: Pick<Order, 'status'>,
  before: readonly string[],
  after: readonly string[],
): void {
  if (status === 'delivered' && !hasSameLines(before, after))
    throw new AppError('CONFLICT', DELIVERED);
}

/** Whether two lists of ids name the same lines, in any order. */
export const hasSameLines = (before: readonly string[], after: readonly string[]): boolean =>
  isDeepStrictEqual(before.toSorted(), after.toSorted());

const DELIVERED =
  'Towar jest już dostarczony: w\u00a0zamówieniu można zmienić tylko dane, usługi i\u00a0rabat.';

/**
 * Prices and checks a change without writing anything; the order's lines must be loaded. Throws CHANGED_MEANWHILE for a
 * stale `input.version`, CONFLICT where the lines of a delivered order would change, BAD_USER_INPUT where
 * nothing would change, and the errors of the input. `drafts` as for `planLines`.
 */
export async function planChange(
  em: EntityManager,
  order: Order,
  input: OrderChangeInput,
  catalogue: CatalogueSnapshot,
  drafts: readonly SavedConfiguration[] = [],
): Promise<PlannedChange> {
  expectVersion(order, input.version);
  const current = snapshotOf(order);
  const prices = (productIds: readonly number[]) =>
    pricesFor(em, order, input, catalogue, productIds);
  const lines = await planLines(em, current.lines, input.lines, prices, drafts);
  expectSameLines(order, current.lines.map(lineId), lines.map(lineId));
  const details = storedDetails(input);
  const sums = sumsWith(lines, priceTerms(input, lines), details);
  const planned = { ...details, lines, ...sums };
  const difference = differenceOf(current, planned);
  if (isSame(difference))
    throw new AppError(
      'BAD_USER_INPUT',
      'Nic się nie zmieniło. Popraw pozycje, usługi, dane albo rabat.',
    );
  return { planned, difference };
}

const lineId = (line: LineSnapshot): string => line.lineId;

async function pricesFor(
  em: EntityManager,
  { createdAt }: Order,
  { priceBasis }: OrderChangeInput,
  catalogue: CatalogueSnapshot,
  productIds: readonly number[],
): Promise<PriceSource[]> {
  if (priceBasis === 'current') return [catalogue];
  const original = await pricesAt(em, createdAt, catalogue, productIds);
  return priceBasis === 'original' ? [original] : [original, catalogue];
}
