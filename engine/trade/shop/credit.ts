import { type Grosze, formatZloty } from '../../goods/price/money.js';
import { polishNumber } from '../../locale/polish-number.js';

/** The terms on which a buyer can pay in monthly instalments, as the shop's owner has set them. */
export interface CreditTerms {
  readonly months: number;
  /** The fixed yearly rate of interest in per cent: 9.9. */
  readonly yearlyRate: number;
  /** Who gives the credit. */
  readonly lender: string;
}

/** What a credit for a price costs. */
interface CreditCost {
  readonly instalment: Grosze;
  /** Settles what rounding has left. */
  readonly lastInstalment: Grosze;
  /** All that is paid. */
  readonly total: Grosze;
  /** The annual percentage rate (RRSO) in per cent, with two places. */
  readonly apr: number;
}

const MONTHS_PER_YEAR = 12;

/** The cost of a credit in equal monthly instalments: interest on what is left, rounded to the grosz every month. */
export function creditCost(
  price: Grosze,
  { months, yearlyRate }: Pick<CreditTerms, 'months' | 'yearlyRate'>,
): CreditCost {
  const rate = yearlyRate / 100 / MONTHS_PER_YEAR;
  const instalment = Math.floor(
    rate === 0 ? price / months : (price * rate) / (1 - (1 + rate) ** -months),
  );
  let left = price;
  for (let month = 1; month < months; month += 1) left += Math.round(left * rate) - instalment;
  const lastInstalment = left + Math.round(left * rate);
  const total = instalment * (months - 1) + lastInstalment;
  return {
    instalment,
    lastInstalment,
    total,
    apr: aprOf(price, { instalment, lastInstalment, months }),
  };
}

/**
 * The rate at which the instalments, discounted by (1 + rate) to the power of the years until each, are worth the
 * price: the formula of the directive on consumer credit and of the Polish act, with months of equal length.
 */
function aprOf(
  price: Grosze,
  {
    instalment,
    lastInstalment,
    months,
  }: { instalment: Grosze; lastInstalment: Grosze; months: number },
): number {
  const worthAt = (rate: number): number => {
    const monthly = (1 + rate) ** (-1 / MONTHS_PER_YEAR);
    let worth = lastInstalment * monthly ** months;
    for (let month = 1; month < months; month += 1) worth += instalment * monthly ** month;
    return worth;
  };
  let [low, high] = [0, 1];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (worthAt(middle) > price) low = middle;
    else high = middle;
  }
  return Math.round(low * 10_000) / 100;
}

const percent = (rate: number): string => `${polishNumber(rate, { most: 2 })}%`;

/** "Raty 0%: 10 × 489 zł", or with interest "Raty: 12 × 429,62 zł, RRSO 10,36%". */
export function creditOffer(price: Grosze, terms: CreditTerms): string {
  const { instalment, apr } = creditCost(price, terms);
  const parts = `${terms.months} × ${formatZloty(instalment)}`;
  return apr === 0 ? `Raty 0%: ${parts}` : `Raty: ${parts}, RRSO ${percent(apr)}`;
}

/** The representative example that the law asks for beside every figure about a credit, for this price. */
export function creditExample(price: Grosze, terms: CreditTerms): string {
  const { instalment, lastInstalment, total, apr } = creditCost(price, terms);
  const { months, yearlyRate, lender } = terms;
  const last = lastInstalment === instalment ? '' : `, ostatnia ${formatZloty(lastInstalment)}`;
  return [
    `Przykład reprezentatywny: całkowita kwota kredytu ${formatZloty(price)}`,
    `czas obowiązywania umowy ${months}\u00a0mies.`,
    `stałe oprocentowanie ${percent(yearlyRate)} w\u00a0skali roku`,
    `rata miesięczna ${formatZloty(instalment)}${last}`,
    `całkowity koszt kredytu ${formatZloty(total - price)}`,
    `całkowita kwota do zapłaty ${formatZloty(total)}`,
    `RRSO ${percent(apr)}. Kredytu udziela ${lender}.`,
  ].join(', ');
}

/** What the terms of sale and the answers to frequent questions say of instalments; nothing where none are offered. */
export function creditSentence(terms: Pick<CreditTerms, 'months' | 'yearlyRate'> | null): string {
  if (!terms) return '';
  const cost =
    terms.yearlyRate === 0
      ? 'bez odsetek i\u00a0opłat (raty 0%)'
      : `z\u00a0oprocentowaniem ${percent(terms.yearlyRate)} w\u00a0skali roku`;
  return `Cenę można zapłacić w\u00a0${terms.months}\u00a0ratach miesięcznych ${cost}; umowę podpisujemy przed rozpoczęciem produkcji.`;
}
