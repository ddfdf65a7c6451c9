import { INQUIRY_STATUS_LABELS, PRIORITY_LABELS } from '../../../../engine/shop/inquiry-labels.js';
import type { InquiryPriority, InquiryStatus } from '../../../apollo/schema.generated';

export const INQUIRY_STATUSES = Object.keys(INQUIRY_STATUS_LABELS) as InquiryStatus[];

export const PRIORITIES = Object.keys(PRIORITY_LABELS) as InquiryPriority[];
