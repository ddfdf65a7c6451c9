import { useSuspenseQuery } from '@apollo/client/react';
import { NavLink, redirect, useParams, useSearchParams } from 'react-router-dom';
import { cardOf } from '#engine/goods/families/categories';
import type { Load } from '../../../apollo/load';
import { ProductGrid } from '../../../goods/card/product-grid';
import { VisuallyHidden } from '../../../ui/content/visually-hidden';
import { EmptyState } from '../../../ui/layout/empty-state';
import { NotFound } from '../../../ui/layout/not-found';
import { PageMeta } from '../../../ui/layout/page-meta';
import { PageHero, Section } from '../../../ui/layout/section';
import { PAGE_SIZE, readListAddress, rightPage } from '../list/list-address';
import { Pagination } from '../list/pagination';
import {
  AccessoryListPageDocument,
  type AccessoryListPageQuery,
  type AccessoryListPageQueryVariables,
} from './accessory-list-page.generated';
import styles from './accessory.module.css';

/** Loads the list; redirects page numbers that do not exist. */
export const load: Load = async ({ client, params: { slug }, url }) => {
  const variables = variablesOf(slug, url.searchParams);
  const { data } = await client.query({ query: AccessoryListPageDocument, variables });
  const right = data && rightPage(url.searchParams, data.products.totalCount);
  if (right) throw redirect([url.pathname, String(right)].filter(Boolean).join('?'));
};

/** The list of all accessories, or of one of their categories. */
export function AccessoryListPage() {
  const { slug } = useParams();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(AccessoryListPageDocument, {
    variables: variablesOf(slug, params),
  });
  const { accessoryCategories, products } = data;
  const category = accessoryCategories.find((each) => each.slug === slug);
  if (slug !== undefined && !category) return <NotFound />;
  const { page } = readListAddress(params);
  const { label, introduction } = cardOf('akcesoria');
  const title = category?.name ?? label;
  const path = category ? `/akcesoria/${category.slug}` : '/akcesoria';
  return (
    <>
      <PageMeta
        title={
          category
            ? `${title} – akcesoria do osłon`
            : 'Akcesoria i części do osłon przeciwsłonecznych'
        }
        description={`${title}: ${introduction}`}
        path={page > 1 ? `${path}?page=${page}` : path}
      />
      <PageHero
        title={title}
        lead={introduction}
        breadcrumbs={[
          { label: 'Strona główna', to: '/' },
          ...(category ? [{ label, to: '/akcesoria' }, { label: title }] : [{ label }]),
        ]}
      />
      <Section size="s" aria-label="Lista akcesoriów">
        <div className={styles.text}>
          <Categories categories={accessoryCategories} />
          <VisuallyHidden as="h2">Produkty</VisuallyHidden>
          {products.items.length > 0 ? (
            <ProductGrid products={products.items} isFirst />
          ) : (
            <EmptyState title="Brak produktów">Teraz nie mamy tu akcesoriów.</EmptyState>
          )}
          <Pagination page={page} pageCount={Math.ceil(products.totalCount / PAGE_SIZE)} />
        </div>
      </Section>
    </>
  );
}

function Categories({ categories }: { categories: AccessoryListPageQuery['accessoryCategories'] }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label="Rodzaje akcesoriów">
      <ul className={styles.categories}>
        {[{ slug: '', name: 'Wszystkie' }, ...categories].map(({ slug, name }) => (
          <li key={slug}>
            <NavLink to={slug ? `/akcesoria/${slug}` : '/akcesoria'} end>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function variablesOf(
  slug: string | undefined,
  params: URLSearchParams,
): AccessoryListPageQueryVariables {
  const { page } = readListAddress(params);
  return {
    filter: { category: 'akcesoria', accessoryCategory: slug?.slice(0, 60) ?? null },
    page: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
  };
}
