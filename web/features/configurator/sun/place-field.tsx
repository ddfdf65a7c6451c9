import { CITIES } from '#engine/goods/sun/places';
import { useEarlyInput } from '../../../lib/form/use-early-input';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/form/select';
import { useSunSettings } from './use-sun-settings';

/** The choice of the city near which the product will hang or stand. */
export function PlaceField() {
  const [{ city }, change] = useSunSettings();
  const select = useEarlyInput<HTMLSelectElement>(({ value }) => {
    if (value !== city) change({ city: value });
  });
  return (
    <Field label="Miejsce">
      {(control) => (
        <Select
          {...control}
          ref={select}
          value={city}
          onChange={(event) => change({ city: event.target.value })}
        >
          {CITIES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
