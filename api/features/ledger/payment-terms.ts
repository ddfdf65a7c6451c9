import type { PaymentTerms } from '../../../engine/shop/payment-terms.js';
import type { Env } from '../../shared/env.js';

/** The shop's own terms, from its configuration; each order stores its own copy. */
export const usualTerms = ({
  DEPOSIT_PERCENT,
  DEPOSIT_DUE_DAYS,
  REST_DUE_DAYS,
}: Env): PaymentTerms => ({
  depositPercent: DEPOSIT_PERCENT,
  depositDays: DEPOSIT_DUE_DAYS,
  restDays: REST_DUE_DAYS,
});
