import { useQuery } from '@apollo/client/react';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';

import { SEARCH_ICON } from '../kit/page/antd-defaults';
import type { StockedProductFragment } from './inventory-page.generated';
import { StockedProductsDocument } from './stocked-products.generated';

interface ProductSelectProps {
  /** Set by Form.Item, as are `value` and `onChange`. */
  id?: string;
  value?: number | null;
  onChange?: (id: number) => void;
  chosen: StockedProductFragment | null;
  onChoose: (product: StockedProductFragment) => void;
}

/** Finds a product by name. */
export function ProductSelect({ id, value, onChange, chosen, onChoose }: ProductSelectProps) {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const { data, previousData, loading } = useQuery(StockedProductsDocument, {
    variables: { text: text || null },
  });
  const found = (data ?? previousData)?.products.items ?? [];
  const offered = chosen && !typed ? withChosen(found, chosen) : found;
  return (
    <Select<number>
      id={id}
      value={value ?? undefined}
      placeholder="Zacznij pisać nazwę produktu"
      showSearch={{ filterOption: false, onSearch: setTyped, ...SEARCH_ICON }}
      loading={loading}
      notFoundContent={loading ? 'Szukam…' : 'Nie ma takiego produktu'}
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
  found: readonly StockedProductFragment[],
  chosen: StockedProductFragment,
): readonly StockedProductFragment[] {
  return found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found];
}
