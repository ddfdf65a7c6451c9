import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import type { ConfiguratorProductFragment } from '../configurator-page.generated';

/** The products of the family. */
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
    <Field label="Produkt">
      {(control) => (
        <Select
          {...control}
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
      )}
    </Field>
  );
}
