import { Suspense } from 'react';
import { redirect, useParams } from 'react-router-dom';
import type { Load } from '../../../apollo/load';
import type { Category } from '../../../apollo/schema.generated';
import { ProductGridSkeleton } from '../../../goods/card/product-grid';
import { isCategory, categoryLabel } from '../../../goods/categories';
import { NotFound } from '../../../ui/layout/not-found';
import { Section } from '../../../ui/layout/section';
import { listVariables, rightPage } from './list-address';
import { ListHero, ListMeta } from './list-hero';
import { ProductList } from './product-list';
import { ProductListPageDocument } from './product-list-page.generated';

/** Loads the list; redirects `/produkty/{number}`, an old address of a product, and page numbers that do not exist. */
export const load: Load = ({ client, params: { category }, url }) => {
  if (category && /^\d+$/.test(category)) throw redirect(`/produkt/${category}`, 301);
  if (category !== undefined && !isCategory(category)) return null;
  const variables = listVariables(category, url.searchParams);
  return client.query({ query: ProductListPageDocument, variables }).then(({ data }) => {
    const right = data && rightPage(url.searchParams, data.products.totalCount);
    if (right) throw redirect([url.pathname, String(right)].filter(Boolean).join('?'));
  });
};

export function ProductListPage() {
  const { category } = useParams();
  if (category !== undefined && !isCategory(category)) return <NotFound />;
  return (
    <Suspense key={category ?? 'all'} fallback={<ProductListSkeleton category={category} />}>
      <ProductList category={category} />
    </Suspense>
  );
}

function ProductListSkeleton({ category }: { category?: Category }) {
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
