import { keysOf } from '../../../../engine/fields/keys-of.js';
import { INQUIRY_STATUS_LABELS, PRIORITY_LABELS } from '../../../../engine/shop/inquiry-labels.js';

export const INQUIRY_STATUSES = keysOf(INQUIRY_STATUS_LABELS);

export const PRIORITIES = keysOf(PRIORITY_LABELS);
