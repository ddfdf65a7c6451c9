import type { PaymentTerms } from '#engine/trade/shop/payment-terms';
import type { Env } from '../../shared/env/env.js';

/** The shop's usual terms of payment, from its configuration; each order stores the terms that apply to it. */
export const usualTerms = ({
  DEPOSIT_PERCENT,
  DEPOSIT_DUE_DAYS,
  REST_DUE_DAYS,
}: Env): PaymentTerms => ({
  depositPercent: DEPOSIT_PERCENT,
  depositDays: DEPOSIT_DUE_DAYS,
  restDays: REST_DUE_DAYS,
});
