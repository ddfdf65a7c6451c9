import { formatAmount, parseAmount } from '#engine/goods/price/money';
import type { OrderTexts } from '#engine/trade/fields/order-fields';
import { housingOf } from '#engine/trade/invoices/housing';
import type { RateSum } from '#engine/trade/invoices/invoice';
import { type RatePart, splitByRate } from '#engine/trade/invoices/split-by-rate';
import { sumsOf, totalsOf } from '#engine/trade/invoices/sums';
import { wrongField } from '../../shared/errors.js';
import type { AgreedGoods } from './agreed-goods.js';
import type { Agreement } from './agreed-version.js';
import { type ServiceLineInput, planServices } from './services.js';

/** What VAT depends on in goods of an order. */
export type TaxedGoods = Pick<AgreedGoods, 'quantity' | 'unitPrice' | 'discount' | 'vatRuling'>;

/** The buyer's statement about the building. */
export type Building = Pick<OrderTexts, 'buildingKind' | 'buildingArea'>;

/** Decimal strings; net and VAT add up to the total, which is the sum of goods and services less the discount. */
export type OrderSums = Pick<
  Agreement,
  'services' | 'discount' | 'discountReason' | 'totalAmount' | 'net' | 'vat'
>;

/** What the price of an order depends on besides its goods. */
export type PriceTerms = Pick<OrderSums, 'services' | 'discount' | 'discountReason'>;

export const GOODS_ALONE: PriceTerms = { services: [], discount: '0.00', discountReason: null };

/** What the rates of VAT of an order depend on besides its goods. */
export type Taxed = Building & Pick<OrderSums, 'services' | 'discount'>;

/**
 * The goods, then the services, each less its share of the discount and split into parts by rate of VAT; the price that
 * the customer pays does not depend on the rate. A service goes with the goods that have the reduced rate.
 */
export function partsOf(goods: readonly TaxedGoods[], taxed: Taxed): RatePart[][] {
  const hasReduced = goods.some(({ vatRuling }) => vatRuling !== null);
  const lines = [
    ...goods.map((line) => ({ ...line, mayBeReduced: line.vatRuling !== null })),
    ...taxed.services.map((line) => ({
      ...line,
      mayBeReduced: hasReduced && line.vat === 'goods',
    })),
  ];
  return splitByRate(
    lines.map(({ quantity, unitPrice, discount, mayBeReduced }) => ({
      quantity,
      unitPrice: parseAmount(unitPrice),
      discount: parseAmount(discount),
      mayBeReduced,
    })),
    parseAmount(taxed.discount),
    housingOf(taxed),
  );
}

/** Net, VAT and gross by rate, in grosze, the higher rate first. */
export const rateSums = (goods: readonly TaxedGoods[], taxed: Taxed): RateSum[] =>
  sumsOf(partsOf(goods, taxed).flat());

/** The sums of goods and services less a discount, as an order stores them. */
export function sumsWith(
  goods: readonly TaxedGoods[],
  terms: PriceTerms,
  building: Building,
): OrderSums {
  const { net, vat, gross } = totalsOf(rateSums(goods, { ...building, ...terms }));
  return {
    ...terms,
    totalAmount: formatAmount(gross),
    net: formatAmount(net),
    vat: formatAmount(vat),
  };
}

/** Services and discount as staff enter them. */
interface EnteredTerms {
  services: readonly ServiceLineInput[];
  /** A decimal string; "0" for none. */
  discount: string;
  discountReason?: string | null;
}

/**
 * Services and discount in stored form; a reason is stored only if there is a discount. Throws BAD_USER_INPUT for a
 * discount without a reason or above the sum of all lines, and as `planServices` does.
 */
export function priceTerms(
  { services: inputs, discount, discountReason }: EnteredTerms,
  goods: readonly Pick<AgreedGoods, 'lineTotal'>[],
): PriceTerms {
  const services = planServices(inputs);
  const reason = discountReason?.trim() || null;
  if (parseAmount(discount) === 0) return { services, discount, discountReason: null };
  if (parseAmount(discount) > sumOfLines([...goods, ...services]))
    throw wrongField('discount', 'Rabat jest większy niż suma pozycji.');
  if (reason === null) throw wrongField('discountReason', 'Podaj powód rabatu.');
  return { services, discount, discountReason: reason };
}

/** The sum of lines in grosze. */
const sumOfLines = (lines: readonly Pick<AgreedGoods, 'lineTotal'>[]): number =>
  lines.reduce((sum, { lineTotal }) => sum + parseAmount(lineTotal), 0);
