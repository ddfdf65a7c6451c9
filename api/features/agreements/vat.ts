import { formatAmount, parseAmount } from '#engine/goods/price/money';
import type { OrderTexts } from '#engine/trade/fields/order-fields';
import { housingOf } from '#engine/trade/invoices/housing';
import type { RateSum } from '#engine/trade/invoices/invoice';
import { type RatePart, splitByRate } from '#engine/trade/invoices/split-by-rate';
import { sumsOf, totalsOf } from '#engine/trade/invoices/sums';
import { wrongField } from '../../shared/errors.js';
import type { AgreedGoods } from './agreed-goods.js';
import type { Agreement } from './agreed-version.js';

/** What VAT depends on in a line of an order. */
export type TaxedLine = Pick<AgreedGoods, 'quantity' | 'unitPrice' | 'vatRuling'>;

/** The buyer's statement about the building. */
export type Building = Pick<OrderTexts, 'buildingKind' | 'buildingArea'>;

/** Decimal strings; net and VAT add up to the total, which is the sum of the lines less the discount. */
export type OrderSums = Pick<
  Agreement,
  'discount' | 'discountReason' | 'totalAmount' | 'net' | 'vat'
>;

/**
 * Each line, less its share of the discount, split into parts by rate of VAT; the price that the customer pays does not
 * depend on the rate.
 */
export const partsOf = (
  lines: readonly TaxedLine[],
  discount: string,
  building: Building,
): RatePart[][] =>
  splitByRate(
    lines.map(({ quantity, unitPrice, vatRuling }) => ({
      quantity,
      unitPrice: parseAmount(unitPrice),
      mayBeReduced: vatRuling !== null,
    })),
    parseAmount(discount),
    housingOf(building),
  );

/** Net, VAT and gross by rate, in grosze, the higher rate first. */
export const rateSums = (
  lines: readonly TaxedLine[],
  discount: string,
  building: Building,
): RateSum[] => sumsOf(partsOf(lines, discount, building).flat());

/** The sums of lines less a discount, as an order stores them. */
export function sumsWith(
  lines: readonly TaxedLine[],
  discount: Pick<OrderSums, 'discount' | 'discountReason'>,
  building: Building,
): OrderSums {
  const { net, vat, gross } = totalsOf(rateSums(lines, discount.discount, building));
  return {
    ...discount,
    totalAmount: formatAmount(gross),
    net: formatAmount(net),
    vat: formatAmount(vat),
  };
}

interface Discount {
  /** A decimal string; "0" for none. */
  discount: string;
  discountReason?: string | null;
}

/**
 * A discount in stored form; its reason is stored only if there is a discount. Throws BAD_USER_INPUT for a discount
 * without a reason or above `sum`, the sum of the lines in grosze.
 */
export function discountOf({ discount, discountReason }: Discount, sum: number) {
  const reason = discountReason?.trim() || null;
  if (parseAmount(discount) === 0) return { discount, discountReason: null };
  if (parseAmount(discount) > sum)
    throw wrongField('discount', 'Rabat jest większy niż suma pozycji.');
  if (reason === null) throw wrongField('discountReason', 'Podaj powód rabatu.');
  return { discount, discountReason: reason };
}
