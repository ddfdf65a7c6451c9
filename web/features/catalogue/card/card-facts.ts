import type { ProductCardFragment } from './product-card.generated';

/** "350 cm", "700 × 600 cm": what the largest size says already. */
const SIZE = /^\d+(\s×\s\d+)*\scm/;

/** Two facts of a product for its card: the largest size, and the first of its specifications that is no size. */
export function cardFacts({
  maxWidth,
  maxProjection,
  maxHeight,
  highlights,
}: Pick<ProductCardFragment, 'maxWidth' | 'maxProjection' | 'maxHeight' | 'highlights'>): string[] {
  const sizes = [maxWidth, maxProjection ?? maxHeight].filter((size) => size !== null);
  const other = highlights.find(({ value }) => !SIZE.test(value));
  return [`do ${sizes.join('\u00a0×\u00a0')}\u00a0cm`, ...(other ? [other.value] : [])];
}
