import { CATEGORIES, type Category } from '../families/categories.js';
import { familyOf } from '../families/families.js';
import type { ProductOption, ProductVariant } from '../families/family.js';
import type { Grosze } from './money.js';

/**
 * The highest prices of a product. With them the price of the largest size with all options stays exact
 * (`Number.MAX_SAFE_INTEGER` in millionths of a złoty), and 99 pieces of it fit into a column numeric(12,2).
 */
export const MAX_BASE_PRICE: Grosze = 1_000_000_00;
export const MAX_PRICE_PER_SQM: Grosze = 10_000_00;

type Figures = Readonly<Partial<Record<Category, Readonly<Record<string, number>>>>>;

/** Prices of options and factors of variants; base price and price per m² belong to the product. */
export interface PriceList {
  readonly version: number;
  /** Surcharge of electric control. */
  readonly electric: Grosze;
  /** Grosze per piece, or per m² of covered area for options sold by area. */
  readonly options: Figures;
  /** Hundredths: 115 means that base price and price of the area are multiplied by 1.15. */
  readonly factors: Figures;
  /** VAT in per cent, which every price contains. */
  readonly vatRate: number;
}

type OptionPrices = Pick<PriceList, 'options'>;
type VariantFactors = Pick<PriceList, 'factors'>;

/** The first price list of a new shop, from the initial prices of each family. */
export function initialPriceList(): PriceList {
  return {
    version: 1,
    electric: 890_00,
    options: figuresOf((category) =>
      familyOf(category).options.map(({ code, initialPrice }) => [code, initialPrice]),
    ),
    factors: figuresOf((category) =>
      familyOf(category).variants.map(({ code, initialFactor }) => [code, initialFactor]),
    ),
    vatRate: 23,
  };
}

/** The price of one unit of an option; its initial price if the list is older than the option. */
export function optionPriceOf(
  { options }: OptionPrices,
  category: Category,
  { code, initialPrice }: ProductOption,
): Grosze {
  return options[category]?.[code] ?? initialPrice;
}

/** The factor of a variant in hundredths; its initial factor if the list is older than the variant. */
export function factorOf(
  { factors }: VariantFactors,
  category: Category,
  { code, initialFactor }: ProductVariant,
): number {
  return factors[category]?.[code] ?? initialFactor;
}

/** The figures of every family by their codes. */
export function figuresOf(
  entriesOf: (category: Category) => readonly (readonly [code: string, figure: number])[],
): Figures {
  return Object.fromEntries(
    CATEGORIES.map((category) => [category, Object.fromEntries(entriesOf(category))]),
  );
}
