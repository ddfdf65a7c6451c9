import type { Env } from '../../shared/env.js';

/** How an order is paid: the order keeps its own copy. */
export interface PaymentTerms {
  /** 0-100; 0: the whole is due with the goods, 100: the whole is due as deposit. */
  depositPercent: number;
  /** Days from the confirmation until the deposit is due, 0-365. */
  depositDays: number;
  /** Days from the dispatch until the rest is due, 0-365. */
  restDays: number;
}

/** The shop's own terms, by its configuration. */
export const usualTerms = ({
  DEPOSIT_PERCENT,
  DEPOSIT_DUE_DAYS,
  REST_DUE_DAYS,
}: Env): PaymentTerms => ({
  depositPercent: DEPOSIT_PERCENT,
  depositDays: DEPOSIT_DUE_DAYS,
  restDays: REST_DUE_DAYS,
});
