import type { EntityManager, QueryOrderMap } from '@mikro-orm/postgresql';
import { type Condition, onPage } from '../../database/list-query.js';
import { matching } from '../../database/matching.js';
import { ownCondition } from '../../database/own-matters.js';
import type { PageInput } from '../../shared/page.js';
import { readSearch } from '../../shared/text-search/search-text.js';
import type {
  InquiryFilter,
  InquiryList,
  InquirySort,
  InquiryStatusCount,
} from './inquiry-staff.inputs.js';
import {
  AWAITING_INQUIRY_STATUSES,
  INQUIRY_STATUSES,
  Inquiry,
  OPEN_INQUIRY_STATUSES,
} from './inquiry.entity.js';

const SORTS: Record<InquirySort, QueryOrderMap<Inquiry>[]> = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'asc' }],
  priority_desc: [{ priorityRank: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
  priority_asc: [{ priorityRank: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
};

/** One page of the inquiries, and how many the filter matches in all. */
export async function listInquiries(
  em: EntityManager,
  filter: InquiryFilter,
  sort: InquirySort,
  page: PageInput,
): Promise<InquiryList> {
  const ids = inquiryIds(em, filter, sort);
  const [items, totalCount] = await Promise.all([
    em.find(Inquiry, onPage(ids, page), { orderBy: SORTS[sort] }),
    em.count(Inquiry, conditions(em, filter)),
  ]);
  return { items, totalCount };
}

/** A query for the ids of all inquiries that a filter matches, in the order of `sort`. */
export const inquiryIds = (em: EntityManager, filter: InquiryFilter, sort: InquirySort) =>
  em.createQueryBuilder(Inquiry).select('id').where(conditions(em, filter)).orderBy(SORTS[sort]);

/**
 * How many inquiries there are in each status, zero included; what the filter itself says about the status is ignored.
 */
export const countInquiries = (
  em: EntityManager,
  filter: InquiryFilter,
): Promise<InquiryStatusCount[]> =>
  Promise.all(
    INQUIRY_STATUSES.map(async (status) => ({
      status,
      count: await em.count(Inquiry, conditions(em, { ...filter, ...ANY_STATUS, status })),
    })),
  );

const ANY_STATUS = { open: null, awaiting: null };

function conditions(em: EntityManager, filter: InquiryFilter): Condition<Inquiry> {
  const { status, open, awaiting, inquiryType, priority, assigneeId } = filter;
  const filters: Condition<Inquiry>[] = [ownCondition(em, 'inquiry')];
  if (status) filters.push({ status });
  if (open != null) filters.push({ status: { [open ? '$in' : '$nin']: OPEN_INQUIRY_STATUSES } });
  if (awaiting != null)
    filters.push({ status: { [awaiting ? '$in' : '$nin']: AWAITING_INQUIRY_STATUSES } });
  if (inquiryType) filters.push({ inquiryType });
  if (priority) filters.push({ priority });
  if (assigneeId != null) filters.push({ assignee: assigneeId || null });
  const typed = readSearch(filter.text);
  if (typed) filters.push(matching(typed));
  return { $and: filters };
}
