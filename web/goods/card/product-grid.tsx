import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/content/visually-hidden';
import { ProductCard, ProductCardSkeleton } from './product-card';
import type { ProductCardFragment } from './product-card.generated';
import { Rating, ratingNote } from './rating';
import styles from './product-grid.module.css';

const SKELETONS = 6;
/** The number of cards in the first row of a wide window. */
const FIRST_ROW = 3;

interface ProductGridProps {
  products: readonly ProductCardFragment[];
  /** Whether the grid begins in the first screen. */
  isFirst?: boolean;
  /** Shown in the corner of each card. */
  cornerOf?: (product: ProductCardFragment) => ReactNode;
}

export function ProductGrid({ products, isFirst = false, cornerOf }: ProductGridProps) {
  const rating = commonRating(products);
  const isAnyRated = products.some(({ ratingCount }) => ratingCount > 0);
  const urgencyOf = (index: number) => {
    if (!isFirst || index >= FIRST_ROW) return 'lazy';
    return index === 0 ? 'first' : 'eager';
  };
  return (
    <div className={styles.products}>
      {rating && (
        <div className={styles.rating}>
          Każdy z&nbsp;tych produktów: <Rating {...rating} />
        </div>
      )}
      <ul className={styles.grid}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              urgency={urgencyOf(index)}
              showRating={!rating}
              corner={cornerOf?.(product)}
            />
          </li>
        ))}
      </ul>
      {isAnyRated && <p className={styles.rating}>{ratingNote}</p>}
    </div>
  );
}

/** Shown while the products load. */
export function ProductGridSkeleton() {
  return (
    <div className={styles.grid} aria-busy="true">
      <VisuallyHidden>
        <output>Wczytywanie produktów...</output>
      </VisuallyHidden>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}

interface Rated {
  ratingAverage: number | null;
  ratingCount: number;
}

/**
 * The rating that several products have in common, to be shown once; null if they have none, or for a single product.
 */
function commonRating(
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
