import type { ReactNode } from 'react';

import { VisuallyHidden } from '../../../ui/content/visually-hidden';
import { commonRating } from './common-rating';
import { ProductCard } from './product-card';
import type { ProductCardFragment } from './product-card.generated';
import { ProductCardSkeleton } from './product-card-skeleton';
import styles from './product-grid.module.css';
import { Rating, ratingNote } from './rating';

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
