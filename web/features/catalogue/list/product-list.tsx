import { useSuspenseQuery } from '@apollo/client/react';
import { useDeferredValue, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Category } from '../../../apollo/schema.generated';
import { ProductGrid } from '../../../goods/card/product-grid';
import { categoryLabel } from '../../../goods/categories';
import { NothingOffered } from '../../../goods/nothing-offered';
import { ToolLinks } from '../../../goods/tool-links';
import { ButtonLink } from '../../../ui/button/button';
import { VisuallyHidden } from '../../../ui/content/visually-hidden';
import { BeforeAfter } from '../../../ui/image/before-after';
import { EmptyState } from '../../../ui/layout/empty-state';
import { Section } from '../../../ui/layout/section';
import { CompareBar, CompareToggle } from '../compare/compare-bar';
import { CategoryTiles } from './category-tiles';
import { ListAbout } from './list-about';
import {
  isNarrowed,
  listVariables,
  PAGE_SIZE,
  readListAddress,
  rightPage,
  type ListAddress,
  withoutFilters,
} from './list-address';
import { ListForm } from './list-form';
import { ListHero, ListMeta } from './list-hero';
import { Pagination } from './pagination';
import { ProductListPageDocument } from './product-list-page.generated';
import styles from './product-list.module.css';

/** The list of one category, or of all products, as its URL says. */
export function ProductList({ category }: { category?: Category }) {
  const [params, setParams] = useSearchParams();
  const shownParams = useDeferredValue(params);
  const { data } = useSuspenseQuery(ProductListPageDocument, {
    variables: listVariables(category, shownParams),
  });
  const address = readListAddress(params);
  const { items, totalCount, categoryCounts, picture, pictureBefore } = data.products;
  const right = shownParams === params ? rightPage(params, totalCount)?.toString() : undefined;
  useEffect(() => {
    if (right !== undefined) setParams(right, { replace: true });
  }, [right, setParams]);
  const isEmpty = totalCount === 0 && !isNarrowed(address);
  const label = category ? categoryLabel(category) : 'Wszystkie produkty';
  return (
    <>
      <ListMeta
        label={label}
        category={category}
        picture={picture}
        page={address.page}
        narrowed={isNarrowed(address)}
      />
      <ListHero label={label} count={totalCount} category={category} />
      <Section size="s" aria-label="Lista produktów">
        <div className={styles.list}>
          {!category && <CategoryTiles counts={categoryCounts} />}
          {!isEmpty && <ListForm address={address} count={totalCount} />}
          <div className={styles.results} aria-busy={shownParams !== params}>
            <VisuallyHidden as="h2">Produkty</VisuallyHidden>
            {items.length > 0 && (
              <ProductGrid
                products={items}
                isFirst
                moreOf={(product) => <CompareToggle product={product} inCorner />}
              />
            )}
            {items.length === 0 &&
              (isEmpty ? (
                <NothingOffered>Teraz nie mamy tu produktów.</NothingOffered>
              ) : (
                <NoMatch address={address} />
              ))}
            <Pagination page={address.page} pageCount={Math.ceil(totalCount / PAGE_SIZE)} />
          </div>
        </div>
      </Section>
      <ToolLinks category={category} />
      <ListAbout category={category} isEmpty={isEmpty}>
        {picture && pictureBefore && (
          <BeforeAfter
            before={pictureBefore}
            after={picture}
            label="Granica między widokiem bez osłony i&nbsp;z&nbsp;osłoną"
            captions={['Bez osłony', 'Z\u00a0osłoną']}
            sizes="(width < 77.5rem) 94vw, 1200px"
          />
        )}
      </ListAbout>
      <CompareBar />
    </>
  );
}

function NoMatch({ address }: { address: ListAddress }) {
  return (
    <EmptyState
      title="Brak produktów"
      action={
        <ButtonLink to={withoutFilters(address)} preventScrollReset>
          Wyczyść filtry
        </ButtonLink>
      }
    >
      Żaden produkt nie pasuje do wpisanych słów i&nbsp;wybranych filtrów. Zmień je albo zacznij od
      nowa.
    </EmptyState>
  );
}
