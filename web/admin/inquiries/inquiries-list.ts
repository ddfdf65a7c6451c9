import { keysOf } from '#engine/trade/fields/pick';
import { INQUIRY_TYPE_LABELS } from '#engine/trade/shop/inquiry-labels';
import type { InquirySort } from '../../apollo/schema.generated';
import { type ListFilter, flag, id, oneOf, text } from '../kit/list/list-filters';
import { listSpec, type ViewOf } from '../kit/list/list-view';
import { INQUIRY_STATUSES, PRIORITIES } from '../trade/status-tags';

export const INQUIRY_TYPES = keysOf(INQUIRY_TYPE_LABELS);

/** The id of the member of staff who handles an inquiry; 0 finds the inquiries that nobody handles. */
const assigneeId: ListFilter<number> = {
  ...id,
  read: (written) => (written === '0' ? 0 : id.read(written)),
};

export const inquiriesList = listSpec({
  filters: {
    status: oneOf(INQUIRY_STATUSES),
    open: flag,
    awaiting: flag,
    inquiryType: oneOf(INQUIRY_TYPES),
    priority: oneOf(PRIORITIES),
    assigneeId,
    text,
  },
  sorts: ['newest', 'oldest', 'priority_desc', 'priority_asc'] satisfies InquirySort[],
  defaultSort: 'newest',
});

export type InquiriesView = ViewOf<typeof inquiriesList>;
