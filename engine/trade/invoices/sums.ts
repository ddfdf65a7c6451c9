import { type Grosze, roundHalfUp, safe } from '../../goods/price/money.js';
import {
  type Amounts,
  type InvoiceLine,
  type RateSum,
  VAT_RATES,
  type VatRate,
} from './invoice.js';
import { shareOut } from './share-out.js';

/** Net and VAT in a gross amount; the VAT is rounded half up (art. 106e ust. 7 of the VAT act). */
export function amountsOf(gross: Grosze, rate: VatRate): RateSum {
  const vat = roundHalfUp(gross * rate, 100 + rate);
  return { rate, net: gross - vat, vat, gross };
}

/** The sums of lines by rate. */
export const sumsOf = (lines: readonly Pick<InvoiceLine, 'rate' | 'gross'>[]): RateSum[] =>
  byRate(lines, (of) => of.reduce((sum, { gross }) => safe(sum + gross), 0)).map(({ rate, sum }) =>
    amountsOf(sum, rate),
  );

/** The price of one unit less its share of the discount, rounded half up; the unit price where nothing is left. */
export const pricePaid = ({ quantity, unitPrice, gross }: InvoiceLine): Grosze =>
  quantity === 0 ? unitPrice : roundHalfUp(gross * 100, Math.round(quantity * 100));

/** Net and VAT of each line, which add up to the sums of their rates exactly. */
export function amountsOfLines(lines: readonly InvoiceLine[]): Amounts[] {
  const amounts = new Map<InvoiceLine, Amounts>();
  for (const { rate, vat } of sumsOf(lines)) {
    const ofRate = lines.filter((line) => line.rate === rate);
    const shares = shareOut(
      vat,
      ofRate.map(({ gross }) => gross),
    );
    for (const [index, line] of ofRate.entries()) {
      const share = shares[index] ?? 0;
      amounts.set(line, { net: line.gross - share, vat: share, gross: line.gross });
    }
  }
  return lines.map((line) => amounts.get(line) ?? NOTHING);
}

/**
 * The sums of an advance, divided between the rates in proportion to the goods. The advance that completes the price
 * gets what the earlier ones have left, so that all advances together equal the sums of the goods exactly.
 */
export function advanceSums(
  lines: readonly InvoiceLine[],
  amount: Grosze,
  earlier: readonly (readonly RateSum[])[] = [],
): RateSum[] {
  const whole = sumsOf(lines);
  const left = earlier.reduce<readonly RateSum[]>(subtractSums, whole);
  if (grossOf(left) === amount) return withoutZero(left);
  const parts = shareOut(
    amount,
    whole.map(({ gross }) => gross),
  );
  return withoutZero(whole.map(({ rate }, index) => amountsOf(parts[index] ?? 0, rate)));
}

/** The difference of two lists of sums, rate by rate. */
export const subtractSums = (from: readonly RateSum[], sums: readonly RateSum[]): RateSum[] =>
  addSums(
    from,
    sums.map(({ rate, net, vat, gross }) => ({ rate, net: -net, vat: -vat, gross: -gross })),
  );

/** The total of several lists of sums, rate by rate. */
export const addSums = (...all: readonly (readonly RateSum[])[]): RateSum[] =>
  byRate(all.flat(), totalsOf).map(({ rate, sum }) => ({ rate, ...sum }));

/** Net, VAT and gross of all rates together. */
export const totalsOf = (sums: readonly Amounts[]): Amounts =>
  sums.reduce<Amounts>(
    (total, { net, vat, gross }) => ({
      net: safe(total.net + net),
      vat: safe(total.vat + vat),
      gross: safe(total.gross + gross),
    }),
    NOTHING,
  );

/** Gross of all rates together. */
export const grossOf = (sums: readonly Amounts[]): Grosze => totalsOf(sums).gross;

const NOTHING: Amounts = { net: 0, vat: 0, gross: 0 };

const withoutZero = (sums: readonly RateSum[]): RateSum[] =>
  sums.filter(({ net, vat, gross }) => net !== 0 || vat !== 0 || gross !== 0);

/** One sum for each rate that occurs, the higher rate first. */
function byRate<Item extends { rate: VatRate }, Sum>(
  items: readonly Item[],
  sumOf: (items: readonly Item[]) => Sum,
): { rate: VatRate; sum: Sum }[] {
  return VAT_RATES.flatMap((rate) => {
    const ofRate = items.filter((item) => item.rate === rate);
    return ofRate.length > 0 ? [{ rate, sum: sumOf(ofRate) }] : [];
  });
}
