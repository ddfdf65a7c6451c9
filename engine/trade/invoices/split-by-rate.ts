import { type Grosze, priceOf } from '../../goods/price/money.js';
import { type Housing, housingPart } from './housing.js';
import type { VatRate } from './invoice.js';
import { shareOut } from './share-out.js';

const FULL_RATE: VatRate = 23;
const REDUCED_RATE: VatRate = 8;

/** Goods or a service with the gross price of one unit. */
export interface TaxedLine {
  /** Has at most two decimal places. */
  quantity: number;
  unitPrice: Grosze;
  /** Granted on this line alone; at most its price. */
  discount: Grosze;
  /** Whether the seller sells it at the reduced rate where it is installed in housing. */
  mayBeReduced: boolean;
}

/** A part of a line that has one rate. */
export interface RatePart {
  rate: VatRate;
  quantity: number;
  /** The part's share of the price of one unit. */
  unitPrice: Grosze;
  /** The part's share of the discounts. */
  discount: Grosze;
  /** The part's share of the price of the line, less the discount. */
  gross: Grosze;
}

/**
 * The parts of each line by rate. `discount`, which is granted on all lines together, is divided between the lines in
 * proportion to what their own discounts leave, and then between their parts; all parts add up exactly to the price less
 * the discounts. Without a building everything has the full rate.
 */
export function splitByRate(
  lines: readonly TaxedLine[],
  discount: Grosze,
  housing: Housing | null,
): RatePart[][] {
  const shares = shareOut(discount, lines.map(lineTotal));
  return lines.map((line, index) => splitOne(line, line.discount + (shares[index] ?? 0), housing));
}

/** The price of a line less its own discount. */
export const lineTotal = ({
  quantity,
  unitPrice,
  discount,
}: Omit<TaxedLine, 'mayBeReduced'>): Grosze => priceOf(quantity, unitPrice) - discount;

function splitOne(
  { quantity, unitPrice, mayBeReduced }: TaxedLine,
  discount: Grosze,
  housing: Housing | null,
): RatePart[] {
  const reduced = housing && mayBeReduced ? housingPart(unitPrice, housing) : 0;
  const parts = [
    { rate: REDUCED_RATE, unitPrice: reduced },
    { rate: FULL_RATE, unitPrice: unitPrice - reduced },
  ].filter((part) => part.unitPrice > 0);
  if (parts.length === 0) parts.push({ rate: FULL_RATE, unitPrice });
  const prices = shareOut(
    priceOf(quantity, unitPrice),
    parts.map((part) => part.unitPrice),
  );
  const discounts = shareOut(discount, prices);
  return parts.map((part, index) => {
    const share = discounts[index] ?? 0;
    return { ...part, quantity, discount: share, gross: (prices[index] ?? 0) - share };
  });
}
