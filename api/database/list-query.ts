import type { FilterObject, RawQueryFragment } from '@mikro-orm/core';
import type { PageInput } from '../shared/page.js';

/** A condition on the rows of a list, which both `find` and a query builder accept. */
export type Condition<Row> = FilterObject<Row> & {
  $and?: Condition<Row>[];
  $or?: Condition<Row>[];
};

/** A query of the ids of all rows of a list, in its order. */
export interface IdQuery {
  limit(limit: number, offset: number): { toRaw(): RawQueryFragment };
}

/**
 * The condition that a row is on a page of a list. The subquery reads skipped rows from the index of the sort alone, so
 * that late pages cost little more than the first.
 */
export const onPage = (ids: IdQuery, { limit, offset }: PageInput) => ({
  id: { $in: ids.limit(limit, offset).toRaw() },
});
