import { VisuallyHidden } from '../../ui/visually-hidden';
import { ProductCard } from './product-card';
import type { ProductCardFragment } from './product-card.generated';
import { ProductCardSkeleton } from './product-card-skeleton';
import styles from './product-grid.module.css';

const EAGER_PICTURES = 3;
const SKELETONS = 6;

interface ProductGridProps {
  products: readonly ProductCardFragment[];
  /** How many pictures at the beginning are not put off. */
  eager?: number;
}

export function ProductGrid({ products, eager = EAGER_PICTURES }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} eager={index < eager} />
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
