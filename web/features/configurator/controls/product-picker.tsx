import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { plural } from '#engine/locale/plural';
import { failureText } from '../../../apollo/refusal';
import type { Category } from '../../../apollo/schema.generated';
import { CARD_RATIO } from '../../../goods/card/picture-ratio';
import { Difference } from '../../../goods/card/product-card';
import { formatMoney, formatNumber } from '../../../lib/text/format';
import { useDebounced } from '../../../lib/use-debounced';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import { Field } from '../../../ui/form/field';
import { SearchInput } from '../../../ui/form/search-input';
import { Picture } from '../../../ui/image/picture';
import type { ConfiguratorProductFragment } from '../configurator-page.generated';
import { ProductPickerDocument, type ProductPickerQuery } from './product-picker.generated';
import styles from './product-picker.module.css';

const PAUSE_BEFORE_SEARCHING = 250;

interface ProductPickerProps {
  category: Category;
  current: number | undefined;
  onChoose: (product: ConfiguratorProductFragment) => void;
}

/** The products of a family, searched by the server, twenty at a time. */
export function ProductPicker({ category, current, onChoose }: ProductPickerProps) {
  const [typed, setTyped] = useState('');
  const { found, isSearching, error, retry, showMore, moreError } = useProducts(category, typed);
  const items = found?.items ?? [];
  return (
    <div className={styles.picker}>
      <SearchField value={typed} onChange={setTyped} />
      {error ? (
        <SearchFailure error={error} onRetry={retry} />
      ) : (
        <output className={styles.count}>
          {isSearching || !found ? 'Szukam...' : countText(found.totalCount)}
        </output>
      )}
      <ul className={styles.list} aria-busy={isSearching}>
        {items.map((product) => (
          <FoundProduct
            key={product.id}
            product={product}
            isCurrent={product.id === current}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {moreError !== undefined && (
        <Notice tone="error">
          {failureText(moreError, 'Nie udało się wczytać kolejnych produktów. Spróbuj ponownie.')}
        </Notice>
      )}
      {found && items.length < found.totalCount && (
        <Button variant="secondary" pending={isSearching} onClick={() => showMore(items.length)}>
          Pokaż więcej
        </Button>
      )}
    </div>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <Field label="Szukaj produktu">
      {(control) => (
        <SearchInput
          {...control}
          autoComplete="off"
          maxLength={100}
          placeholder="Nazwa lub opis"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onClear={() => onChange('')}
        />
      )}
    </Field>
  );
}

function FoundProduct({
  product,
  isCurrent,
  onChoose,
}: Pick<ProductPickerProps, 'onChoose'> & {
  product: ProductPickerQuery['products']['items'][number];
  isCurrent: boolean;
}) {
  const { name, picture, smallestPrice } = product;
  return (
    <li>
      <button
        type="button"
        className={styles.product}
        aria-current={isCurrent || undefined}
        onClick={() => onChoose(product)}
      >
        <span className={styles.picture}>
          <Picture picture={picture} alt="" ratio={CARD_RATIO} sizes="96px" />
        </span>
        <span className={styles.text}>
          <span className={styles.name}>{name}</span>
          {smallestPrice && (
            <span className={styles.price}>
              {`od ${formatMoney(smallestPrice.calculatedPrice)}`}
            </span>
          )}
          <Difference product={product} />
        </span>
      </button>
    </li>
  );
}

function SearchFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice tone="error">
      <p>{failureText(error, 'Nie udało się wczytać produktów.')}</p>
      <Button variant="secondary" size="s" onClick={onRetry}>
        Spróbuj ponownie
      </Button>
    </Notice>
  );
}

function useProducts(category: Category, typed: string) {
  const text = useDebounced(typed.trim(), PAUSE_BEFORE_SEARCHING);
  const { data, previousData, error, loading, refetch, fetchMore, observable } = useQuery(
    ProductPickerDocument,
    {
      variables: { category, text: text || null, offset: 0 },
      // Also request what is cached, so that changes by staff show when the dialog is opened.
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
      notifyOnNetworkStatusChange: true,
    },
  );
  const [failure, setFailure] = useState<{ text: string; error: unknown } | null>(null);
  const showMore = async (offset: number): Promise<void> => {
    setFailure(null);
    try {
      await fetchMore({
        variables: { offset },
        updateQuery: (shown, { fetchMoreResult: { products: more }, variables }) =>
          // Apollo adds the answer to the list that is shown when it comes, which may be that of another search.
          observable.variables.text === variables.text
            ? { products: { ...more, items: [...shown.products.items, ...more.items] } }
            : shown,
      });
    } catch (problem) {
      setFailure({ text, error: problem });
    }
  };
  return {
    found: (data ?? previousData)?.products,
    isSearching: loading || text !== typed.trim(),
    error: loading ? undefined : error,
    // A failed retry arrives as `error` of the query above.
    retry: () => void refetch().catch(() => undefined),
    showMore: (offset: number) => void showMore(offset),
    /** Why the last "show more" of this search failed; undefined if it did not. */
    moreError: failure?.text === text ? failure.error : undefined,
  };
}

function countText(count: number): string {
  if (count === 0) return 'Żaden produkt nie pasuje. Spróbuj innego słowa.';
  return `${formatNumber(count)}\u00a0${plural(count, ['produkt', 'produkty', 'produktów'])}`;
}
