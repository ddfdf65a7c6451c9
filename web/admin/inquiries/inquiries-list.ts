import { keysOf } from '../../../engine/fields/keys-of.js';
import type {
  InquiryPriority,
  InquirySort,
  InquiryStatus,
  InquiryType,
} from '../../apollo/schema.generated';
import { INQUIRY_TYPE_LABELS } from '../../../engine/shop/inquiry-labels.js';
import { flag, number, oneOf, text } from '../kit/list/list-filters';
import { listSpec, type ListView } from '../kit/list/list-view';
import { INQUIRY_STATUSES, PRIORITIES } from '../kit/parts/inquiry-labels';

const SORTS: readonly InquirySort[] = ['newest', 'oldest', 'priority_desc', 'priority_asc'];
export const INQUIRY_TYPES = keysOf(INQUIRY_TYPE_LABELS);

/** The filters and sort orders of the list. */
export const inquiriesList = listSpec({
  filters: {
    status: oneOf<InquiryStatus>(INQUIRY_STATUSES),
    open: flag,
    awaiting: flag,
    inquiryType: oneOf<InquiryType>(INQUIRY_TYPES),
    priority: oneOf<InquiryPriority>(PRIORITIES),
    assigneeId: number,
    text,
  },
  sorts: SORTS,
  defaultSort: 'newest',
});

interface InquiryFilters {
  status: InquiryStatus;
  open: boolean;
  awaiting: boolean;
  inquiryType: InquiryType;
  priority: InquiryPriority;
  assigneeId: number;
  text: string;
}

export type InquiriesView = ListView<InquiryFilters, InquirySort>;
