import type { ProductCardFragment } from './product-card.generated';

/** Values of specifications such as "350 cm" and "700 × 600 cm", which the largest size already shows. */
const SIZE = /^\d+(\s×\s\d+)*\scm/;

/**
 * The facts on a product's card: the largest size and, if there is one, the first specification that is not a size,
 * such as "Dach: lamele aluminiowe" or, where the value names a brand first, "Tkanina Toscana: akryl".
 */
export function cardFacts({
  maxWidth,
  maxProjection,
  maxHeight,
  highlights,
}: Pick<ProductCardFragment, 'maxWidth' | 'maxProjection' | 'maxHeight' | 'highlights'>): string[] {
  const sizes = [maxWidth, maxProjection ?? maxHeight].filter((size) => size !== null);
  const other = highlights.find(({ value }) => !SIZE.test(value));
  return [
    `do ${sizes.join('\u00a0×\u00a0')}\u00a0cm`,
    ...(other ? [specificationText(other)] : []),
  ];
}

function specificationText({ name, value }: ProductCardFragment['highlights'][number]): string {
  return `${name}${value.includes(': ') ? '' : ':'} ${value}`;
}
