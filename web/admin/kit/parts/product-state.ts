import { keysOf } from '#engine/trade/fields/keys-of';
import type { ProductState } from '../../../apollo/schema.generated';

export const PRODUCT_STATE_LABELS: Record<ProductState, string> = {
  active: 'W\u00a0sklepie',
  archived: 'Archiwum',
  all: 'Wszystkie',
};

export const PRODUCT_STATES = keysOf(PRODUCT_STATE_LABELS).map((value) => ({
  value,
  label: PRODUCT_STATE_LABELS[value],
}));
