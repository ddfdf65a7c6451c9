import { useDeferredValue, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { usePageQuery } from '../../apollo/use-page-query';
import type { Category } from '../../apollo/schema.generated';
import { categoryLabel } from '../../lib/categories';
import { Button } from '../../ui/button/button';
import { ButtonLink } from '../../ui/button/button-link';
import { EmptyState } from '../../ui/layout/empty-state';
import { Section } from '../../ui/layout/section';
import { VisuallyHidden } from '../../ui/content/visually-hidden';
import { CategoryTiles } from './category-tiles';
import { isNarrowed, listVariables, PAGE_SIZE, readListAddress, rightPage } from './list-address';
import { ListHero } from './list-hero';
import { ListMeta } from './list-meta';
import { ListToolbar } from './list-toolbar';
import { Pagination } from './pagination';
import { ProductGrid } from './product-grid';
import { ProductListPageDocument } from './product-list-page.generated';
import styles from './product-list.module.css';
import { useListAddress } from './use-list-address';

/** The list of one category, or of all products, as its address says. */
export function ProductList({ category }: { category?: Category }) {
  const [params, setParams] = useSearchParams();
  const shownParams = useDeferredValue(params);
  const { products } = usePageQuery(ProductListPageDocument, listVariables(category, shownParams));
  const address = readListAddress(params);
  const { clear } = useListAddress();
  const [clearings, setClearings] = useState(0);
  const clearAll = (): void => {
    clear();
    setClearings(clearings + 1);
  };
  const { items, totalCount, categoryCounts, picture } = products;
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
      <ListHero label={label} count={totalCount} category={category} picture={picture} />
      <Section size="s" aria-label="Lista produktów">
        <div className={styles.list}>
          {!category && <CategoryTiles counts={categoryCounts} />}
          {!isEmpty && <ListToolbar address={address} clearings={clearings} onClear={clearAll} />}
          <div className={styles.results} aria-busy={shownParams !== params}>
            <VisuallyHidden as="h2">Produkty</VisuallyHidden>
            {items.length > 0 && <ProductGrid products={items} />}
            {items.length === 0 && (isEmpty ? <NothingOffered /> : <NoMatch onClear={clearAll} />)}
            <Pagination page={address.page} pageCount={Math.ceil(totalCount / PAGE_SIZE)} />
          </div>
        </div>
      </Section>
    </>
  );
}

/** A family, or the whole shop, without products. */
function NothingOffered() {
  return (
    <EmptyState
      title="Brak produktów"
      action={<ButtonLink to="/wycena">Poproś o&nbsp;bezpłatną wycenę</ButtonLink>}
    >
      Teraz nie mamy tu produktów. Napisz, co chcesz osłonić: doradzimy i&nbsp;przygotujemy wycenę.
    </EmptyState>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title="Brak produktów" action={<Button onClick={onClear}>Wyczyść filtry</Button>}>
      Żaden produkt nie spełnia wszystkich warunków naraz. Usuń jeden z nich albo zacznij od nowa.
    </EmptyState>
  );
}
