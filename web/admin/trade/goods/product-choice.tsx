import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Form, Select } from 'antd';
import { useDeferredValue, useId, useState } from 'react';
import { COLLECTIONS } from '#engine/goods/fabrics/fabrics';
import { familyOf } from '#engine/goods/families/families';
import { productCategories } from '../../../goods/categories';
import { SEARCH_ICON } from '../../kit/page/antd-defaults';
import { type ChangedLine, newGoodsLine } from './changed-line';
import { GoodsProductsDocument } from './product-choice.generated';

type Names = Readonly<Record<string, string>>;

/** The names of variants by code; a code that several families have means the same in each of them. */
export const VARIANT_NAMES: Names = Object.fromEntries(
  productCategories
    .flatMap((category) => familyOf(category.code).variants)
    .map(({ code, label }) => [code, label]),
);

/** The names of fabric collections by code. */
export const COLLECTION_NAMES: Names = Object.fromEntries(
  COLLECTIONS.map(({ code, name }) => [code, name]),
);

interface FoundProduct {
  id: number;
  name: string;
}

type ProductQuery<Product> = TypedDocumentNode<
  { products: { items: Product[] } },
  { text?: string | null }
>;

/** A search for products by name: what was found, and the properties of the `Select` that shows it. */
export function useProductSearch<Product extends FoundProduct>(query: ProductQuery<Product>) {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const { data, loading: asking, error } = useQuery(query, { variables: { text: text || null } });
  // While a search runs no product is offered: those of the former text would be taken by mistake.
  const loading = asking || text !== typed;
  const found: readonly Product[] = loading ? [] : (data?.products.items ?? []);
  const select = {
    placeholder: 'Zacznij pisać nazwę produktu',
    showSearch: { filterOption: false, onSearch: setTyped, ...SEARCH_ICON },
    loading,
    notFoundContent: noProductText(loading, error),
  };
  return { typed, setTyped, found, select };
}

/** The text of a search without results: none yet, none found, or the search failed. */
function noProductText(loading: boolean, error: Error | undefined): string {
  if (loading) return 'Szukam...';
  return error ? 'Nie udało się wyszukać produktów' : 'Nie ma takiego produktu';
}

export const productOptions = (products: readonly FoundProduct[]) =>
  products.map(({ id, name }) => ({ value: id, label: name }));

interface ProductChoiceProps {
  /** The new line whose product is chosen. */
  line: ChangedLine;
  onChoose: (line: ChangedLine) => void;
}

/** Finds the product of a new line by name. */
export function ProductChoice({ line, onChoose }: ProductChoiceProps) {
  const id = useId();
  const { found, select } = useProductSearch(GoodsProductsDocument);
  const choose = (chosen: number) => {
    const product = found.find((each) => each.id === chosen);
    const next = product && newGoodsLine(line, product);
    if (next) onChoose(next);
  };
  return (
    <Form.Item label="Produkt" htmlFor={id}>
      <Select<number> {...select} id={id} options={productOptions(found)} onChange={choose} />
    </Form.Item>
  );
}
