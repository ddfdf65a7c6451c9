import { Select } from '../../../ui/select';
import type { ConfiguratorProductFragment } from '../configurator-page.generated';

/** The products of the family; the heading above it is its label for the eye. */
export function ProductField({
  products,
  value,
  onChange,
}: {
  products: readonly ConfiguratorProductFragment[];
  value: number;
  onChange: (product: ConfiguratorProductFragment) => void;
}) {
  return (
    <Select
      aria-label="Produkt"
      value={value}
      onChange={(event) => {
        const chosen = products.find(({ id }) => String(id) === event.target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {products.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
