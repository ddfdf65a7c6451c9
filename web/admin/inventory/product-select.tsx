import { useQuery } from '@apollo/client/react';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { SEARCH_ICON } from '../kit/page/antd-defaults';
import { noProductText } from '../trade/goods/product-choice';
import { StockedProductsDocument, type StockedProductsQuery } from './stocked-products.generated';

export type StockedProduct = StockedProductsQuery['products']['items'][number];

interface ProductSelectProps {
  /** Set by Form.Item, as are `value` and `onChange`. */
  id?: string;
  value?: number | null;
  onChange?: (id: number) => void;
  chosen: StockedProduct | null;
  onChoose: (product: StockedProduct) => void;
}

/** Finds a product by name. */
export function ProductSelect({ id, value, onChange, chosen, onChoose }: ProductSelectProps) {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const {
    data,
    loading: asking,
    error,
  } = useQuery(StockedProductsDocument, {
    variables: { text: text || null },
  });
  // While a search runs no product is offered: those of the former text would be taken by mistake.
  const loading = asking || text !== typed;
  const found = loading ? [] : (data?.products.items ?? []);
  const offered = chosen && !typed ? withChosen(found, chosen) : found;
  return (
    <Select<number>
      id={id}
      value={value ?? undefined}
      placeholder="Zacznij pisać nazwę produktu"
      showSearch={{ filterOption: false, onSearch: setTyped, ...SEARCH_ICON }}
      loading={loading}
      notFoundContent={noProductText(loading, error)}
      options={offered.map((product) => ({ value: product.id, label: product.name }))}
      onChange={(next) => {
        const product = offered.find((each) => each.id === next);
        setTyped('');
        if (product) onChoose(product);
        onChange?.(next);
      }}
    />
  );
}

function withChosen(
  found: readonly StockedProduct[],
  chosen: StockedProduct,
): readonly StockedProduct[] {
  return found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found];
}
