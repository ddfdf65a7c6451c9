import { VisuallyHidden } from '../../../ui/content/visually-hidden';
import { ProductCard } from './product-card';
import type { ProductCardFragment } from './product-card.generated';
import { ProductCardSkeleton } from './product-card-skeleton';
import styles from './product-grid.module.css';

const SKELETONS = 6;

interface ProductGridProps {
  products: readonly ProductCardFragment[];
}

export function ProductGrid({ products }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}

/** Six cards in the shape of those to come. */
export function ProductGridSkeleton() {
  return (
    <div className={styles.grid} aria-busy="true">
      <VisuallyHidden>
        <output>Wczytywanie produktów…</output>
      </VisuallyHidden>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
