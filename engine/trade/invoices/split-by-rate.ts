import type { Grosze } from '../../goods/price/money.js';
import { type Housing, housingPart } from './housing.js';
import type { VatRate } from './invoice.js';
import { shareOut } from './share-out.js';

const FULL_RATE: VatRate = 23;
const REDUCED_RATE: VatRate = 8;

/** Goods with the gross price of one piece. */
export interface TaxedGoods {
  quantity: number;
  unitPrice: Grosze;
  /** Whether the seller sells goods of this kind at the reduced rate where they are installed in housing. */
  mayBeReduced: boolean;
}

/** A part of goods that has one rate. */
export interface RatePart {
  rate: VatRate;
  quantity: number;
  /** The part's share of the price of one piece. */
  unitPrice: Grosze;
  /** The part's share of the discount. */
  discount: Grosze;
  /** Pieces times unit price, less the discount. */
  gross: Grosze;
}

/**
 * The parts of each of the goods by rate. `discount`, which is granted on all goods together, is divided between the
 * goods and then between their parts; all parts add up exactly to the price less the discount. Without a building
 * everything has the full rate.
 */
export function splitByRate(
  goods: readonly TaxedGoods[],
  discount: Grosze,
  housing: Housing | null,
): RatePart[][] {
  const shares = shareOut(
    discount,
    goods.map(({ quantity, unitPrice }) => quantity * unitPrice),
  );
  return goods.map((each, index) => splitOne(each, shares[index] ?? 0, housing));
}

function splitOne(
  { quantity, unitPrice, mayBeReduced }: TaxedGoods,
  discount: Grosze,
  housing: Housing | null,
): RatePart[] {
  const reduced = housing && mayBeReduced ? housingPart(unitPrice, housing) : 0;
  const parts = [
    { rate: REDUCED_RATE, unitPrice: reduced },
    { rate: FULL_RATE, unitPrice: unitPrice - reduced },
  ].filter((part) => part.unitPrice > 0);
  if (parts.length === 0) parts.push({ rate: FULL_RATE, unitPrice });
  const shares = shareOut(
    discount,
    parts.map((part) => quantity * part.unitPrice),
  );
  return parts.map((part, index) => {
    const share = shares[index] ?? 0;
    return { ...part, quantity, discount: share, gross: quantity * part.unitPrice - share };
  });
}
