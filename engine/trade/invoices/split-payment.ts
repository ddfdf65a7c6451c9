import type { Category } from '../../goods/families/categories.js';
import type { Grosze } from '../../goods/price/money.js';
import type { Buyer, RateSum } from './invoice.js';

/** 15 000 zł: above it, an invoice to a company of goods on the list is marked (art. 106e ust. 1 pkt 18a of the VAT act). */
const LIMIT: Grosze = 1_500_000;

/**
 * Whether an invoice must have the words "mechanizm podzielonej płatności" (P_18A): one to a company above 15 000 zł,
 * with goods of which the seller holds that they are listed in annex 15 of the VAT act.
 */
export function needsSplitPayment(
  { buyer, sums }: { buyer: Buyer; sums: readonly RateSum[] },
  goods: readonly Category[],
  listed: readonly Category[],
): boolean {
  const gross = sums.reduce((sum, rate) => sum + rate.gross, 0);
  return buyer.taxNumber !== null && gross > LIMIT && goods.some((each) => listed.includes(each));
}
