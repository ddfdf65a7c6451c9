import { Section } from '../../../ui/layout/section';
import type { ProductCardFragment } from '../../../goods/card/product-card.generated';
import { ProductGrid } from '../../../goods/card/product-grid';
import styles from './related-products.module.css';

export function RelatedProducts({ products }: { products: readonly ProductCardFragment[] }) {
  if (products.length === 0) return null;
  return (
    <div data-screen-only>
      <Section size="m" aria-labelledby="podobne">
        <div className={styles.related}>
          <h2 id="podobne">Podobne produkty</h2>
          <ProductGrid products={products} />
        </div>
      </Section>
    </div>
  );
}
