import { cardOf } from '#engine/goods/families/categories';
import type { Category } from '../../apollo/schema.generated';

interface ProductLimits {
  category: Category;
  minWidth: number;
  maxWidth: number;
  minHeight: number | null;
  maxHeight: number | null;
  minProjection: number | null;
  maxProjection: number | null;
}

/**
 * The ranges of sizes, in cm, in which a product is made: [["Szerokość", "200–600 cm"], …]. A size that it does not
 * have is left out.
 */
export function productLimits(limits: ProductLimits): [label: string, range: string][] {
  const rows: [string, number | null, number | null][] = [
    ['Szerokość', limits.minWidth, limits.maxWidth],
    [
      cardOf(limits.category).projectionLabel ?? 'Wysięg',
      limits.minProjection,
      limits.maxProjection,
    ],
    ['Wysokość', limits.minHeight, limits.maxHeight],
  ];
  return rows.flatMap(([label, min, max]): [string, string][] =>
    min !== null && max !== null ? [[label, `${min}–${max}\u00a0cm`]] : [],
  );
}
