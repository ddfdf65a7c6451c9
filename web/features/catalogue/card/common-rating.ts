interface Rated {
  ratingAverage: number | null;
  ratingCount: number;
}

/**
 * The rating that several products have in common, to be shown once; null if they have none, or for a single product.
 */
export function commonRating(
  products: readonly Rated[],
): { average: number | null; count: number } | null {
  const [first, ...others] = products;
  if (!first || others.length === 0 || first.ratingCount === 0) return null;
  const { ratingAverage: average, ratingCount: count } = first;
  const isShared = others.every(
    (other) => other.ratingAverage === average && other.ratingCount === count,
  );
  return isShared ? { average, count } : null;
}
