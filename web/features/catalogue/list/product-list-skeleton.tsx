import type { Category } from '../../../apollo/schema.generated';
import { categoryLabel } from '../../../goods/categories';
import { Section } from '../../../ui/layout/section';
import { ListHero } from './list-hero';
import { ListMeta } from './list-meta';
import { ProductGridSkeleton } from '../../../goods/card/product-grid';

export function ProductListSkeleton({ category }: { category?: Category }) {
  const label = category ? categoryLabel(category) : 'Wszystkie produkty';
  return (
    <>
      <ListMeta label={label} category={category} />
      <ListHero label={label} category={category} />
      <Section size="s">
        <ProductGridSkeleton />
      </Section>
    </>
  );
}
