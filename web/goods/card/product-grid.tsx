import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/content/visually-hidden';
import { ProductCard, ProductCardSkeleton } from './product-card';
import type { ProductCardFragment } from './product-card.generated';
import { ratingNote } from './rating';
import styles from './product-grid.module.css';

const SKELETONS = 6;
/** The number of cards in the first row of a wide window. */
const FIRST_ROW = 3;

interface ProductGridProps {
  products: readonly ProductCardFragment[];
  /** Whether the grid begins in the first screen. */
  isFirst?: boolean;
  /** False where the page has the note about ratings already. */
  withRatingNote?: boolean;
  /** What else each card shows: a toggle in its corner, a line before the price. */
  moreOf?: (product: ProductCardFragment) => ReactNode;
}

export function ProductGrid({
  products,
  isFirst = false,
  withRatingNote = true,
  moreOf,
}: ProductGridProps) {
  const isAnyRated = products.some(({ ratingCount }) => ratingCount > 0);
  const urgencyOf = (index: number) => {
    if (!isFirst || index >= FIRST_ROW) return 'lazy';
    return index === 0 ? 'first' : 'eager';
  };
  return (
    <div className={styles.products}>
      <ul className={styles.grid}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} urgency={urgencyOf(index)} more={moreOf?.(product)} />
          </li>
        ))}
      </ul>
      {isAnyRated && withRatingNote && <p className={styles.rating}>{ratingNote}</p>}
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
