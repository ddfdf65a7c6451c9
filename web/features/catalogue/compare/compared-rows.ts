import { cardOf } from '#engine/goods/families/categories';
import { categoryLabel } from '../../../goods/categories';
import { formatMoney } from '../../../lib/text/format-money';
import { productLimits } from '../product-limits';
import type { ComparedProductFragment } from './compared-product.generated';

/** One property of all compared products; a value is null where a product does not have the property. */
export interface ComparedRow {
  label: string;
  values: readonly (string | null)[];
}

/** The products property by property: first where they differ, then what is the same for all. */
export function comparedRows(products: readonly ComparedProductFragment[]): {
  different: ComparedRow[];
  same: ComparedRow[];
} {
  const facts = products.map((product) => new Map(factsOf(product)));
  const labels = new Set(facts.flatMap((each) => [...each.keys()]));
  const rows = [...labels].map((label) => ({
    label,
    values: facts.map((each) => each.get(label) ?? null),
  }));
  const differs = ({ values }: ComparedRow) => new Set(values).size > 1;
  return { different: rows.filter(differs), same: rows.filter((row) => !differs(row)) };
}

function factsOf(product: ComparedProductFragment): [label: string, value: string][] {
  const { smallestPrice, basePrice, pricePerSqm, specifications } = product;
  const { colorLabel, frameColorLabel } = cardOf(product.category);
  const formula = [`od ${formatMoney(basePrice)}`, pricePerSqm && `${formatMoney(pricePerSqm)}/m²`];
  return [
    ['Cena', formula.filter(Boolean).join(' + ')],
    ...(smallestPrice
      ? [
          row(
            'Najmniejszy rozmiar',
            `${breakable(smallestPrice.sizeLabel)}: ${formatMoney(smallestPrice.calculatedPrice)}`,
          ),
        ]
      : []),
    ['Kategoria', categoryLabel(product.category)],
    ...productLimits(product),
    ...specifications.map(({ name, value }) => row(name, value)),
    [colorLabel, product.availableColors.join(', ')],
    [frameColorLabel, product.availableFrameColors.join(', ')],
  ];
}

const row = (label: string, value: string): [string, string] => [label, value];

/** A size that a narrow column may break after "×", but not between a number and its unit. */
const breakable = (size: string): string => size.replaceAll('×\u00a0', '× ');
