import type { FilterObject } from '@mikro-orm/postgresql';
import { matching } from '../../../database/matching.js';
import { readSearch } from '../../../shared/search-text.js';
import type { OrderFilter } from './order-list.inputs.js';
import type { Order } from '../order.entity.js';

/** Usable by `find` and by a query builder. */
type Condition = FilterObject<Order> & { $and?: Condition[]; $or?: Condition[] };

/** The condition on orders that a filter makes. */
export function orderConditions({ status, text, from, to }: OrderFilter): Condition {
  const wanted: Condition[] = [];
  if (status) wanted.push({ status });
  if (from) wanted.push({ createdAt: { $gte: from } });
  if (to) wanted.push({ createdAt: { $lt: to } });
  const typed = readSearch(text);
  if (typed) wanted.push(matching(typed, 'customerPhone'));
  return wanted.length > 0 ? { $and: wanted } : {};
}
