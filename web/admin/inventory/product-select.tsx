import { Select } from 'antd';
import { productOptions, useProductSearch } from '../trade/goods/product-choice';
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
  const { typed, setTyped, found, select } = useProductSearch(StockedProductsDocument);
  const offered = chosen && !typed ? withChosen(found, chosen) : found;
  return (
    <Select<number>
      {...select}
      id={id}
      value={value ?? undefined}
      options={productOptions(offered)}
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
