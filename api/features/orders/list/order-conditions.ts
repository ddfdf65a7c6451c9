import type { EntityManager } from '@mikro-orm/postgresql';
import type { Condition } from '../../../database/list-query.js';
import { matching } from '../../../database/matching.js';
import { ownCondition } from '../../../database/own-matters.js';
import { readSearch } from '../../../shared/text-search/search-text.js';
import { accountsIn } from '../../ledger/accounts-in.js';
import type { Order } from '../order.entity.js';
import type { OrderFilter } from './order-list.inputs.js';

/** A filter as a condition on orders. */
export function orderConditions(
  em: EntityManager,
  { status, payment, text, from, to }: OrderFilter,
): Condition<Order> {
  const conditions: Condition<Order>[] = [ownCondition(em, 'order')];
  if (status) conditions.push({ status });
  if (payment) conditions.push({ id: { $in: accountsIn(em, payment) } });
  if (from) conditions.push({ createdAt: { $gte: from } });
  if (to) conditions.push({ createdAt: { $lt: to } });
  const typed = readSearch(text);
  if (typed) conditions.push(matching(typed, 'customerPhone'));
  return { $and: conditions };
}

/** Whether the filter usually finds few orders, so that its matches are read and counted one by one, up to a limit. */
export const isNarrow = ({ text, payment }: OrderFilter): boolean =>
  Boolean(payment) || readSearch(text) !== null;
