import { keysOf } from '#engine/trade/fields/keys-of';
import { INQUIRY_STATUS_LABELS, PRIORITY_LABELS } from '#engine/trade/shop/inquiry-labels';

export const INQUIRY_STATUSES = keysOf(INQUIRY_STATUS_LABELS);

export const PRIORITIES = keysOf(PRIORITY_LABELS);
