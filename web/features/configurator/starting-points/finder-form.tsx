import { useNavigate } from 'react-router-dom';

import {
  PLACES,
  type ShadeNeed,
  SUN_TIMES,
} from '../../../../engine/starting-points/starting-point.js';
import { formParams } from '../../../lib/form/form-params';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/form/select';
import { TextInput } from '../../../ui/form/text-input';
import styles from './finder-form.module.css';

/** Asks when the sun is a nuisance and how large the place is: a GET form, which works without JavaScript. */
export function FinderForm({ need: { place, sun, width, depth } }: { need: ShadeNeed }) {
  const navigate = useNavigate();
  const depthLabel = PLACES.find(({ code }) => code === place)?.sizeLabel ?? '';
  return (
    <form
      className={styles.form}
      action="/dobierz"
      aria-label="Wymiary i słońce"
      onSubmit={(event) => {
        event.preventDefault();
        const search = formParams(event.currentTarget).toString();
        void navigate({ search }, { preventScrollReset: true });
      }}
    >
      <input type="hidden" name="miejsce" value={place} />
      <Field label="Słońce przeszkadza">
        {(control) => (
          <Select {...control} name="slonce" defaultValue={sun ?? ''}>
            <option value="">przez cały dzień</option>
            {SUN_TIMES.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SizeInput label="Szerokość" name="szerokosc" value={width} />
      <SizeInput label={depthLabel} name="glebokosc" value={depth} />
      <Button type="submit">Pokaż propozycje</Button>
    </form>
  );
}

function SizeInput({ label, name, value }: { label: string; name: string; value: number | null }) {
  return (
    <Field label={`${label} w cm`}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          inputMode="numeric"
          pattern="[1-9][0-9]{0,3}"
          title="Pełne centymetry, na przykład 350"
          autoComplete="off"
          defaultValue={value ?? ''}
        />
      )}
    </Field>
  );
}
