import { typedAmount } from '../../../lib/form/text-control';
import { Checkbox } from '../../../ui/form/checkbox';
import { Field } from '../../../ui/form/field';
import { TextInput } from '../../../ui/form/inputs';
import { features, type ListAddress, type PriceBound } from './list-address';
import styles from './list-filters.module.css';

export interface ListFiltersProps {
  address: ListAddress;
  unreadable: readonly PriceBound[];
  /** Called when a feature was chosen or removed, or a price field has lost the focus. */
  onChange: () => void;
}

export function ListFilters(props: ListFiltersProps) {
  const { address, onChange } = props;
  return (
    <div className={styles.filters}>
      <fieldset>
        <legend className={styles.legend}>Cena najmniejszego rozmiaru (zł)</legend>
        <div className={styles.range}>
          <PriceField {...props} label="Od" name="priceFrom" />
          <PriceField {...props} label="Do" name="priceTo" />
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>Wyposażenie</legend>
        <div className={styles.features}>
          {features.map(({ code, label }) => (
            <Checkbox
              key={code}
              name="features"
              value={code}
              label={label}
              defaultChecked={address.features.includes(code)}
              onChange={onChange}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function PriceField({
  label,
  name,
  address,
  unreadable,
  onChange,
}: ListFiltersProps & { label: string; name: PriceBound }) {
  return (
    <Field label={label} error={unreadable.includes(name) ? 'Podaj kwotę w\u00a0złotych.' : null}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          inputMode="numeric"
          maxLength={12}
          defaultValue={typedAmount(address[name])}
          onBlur={onChange}
        />
      )}
    </Field>
  );
}
