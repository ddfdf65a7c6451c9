import { useEffect, useRef, type RefObject } from 'react';
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
export function FinderForm({ need }: { need: ShadeNeed }) {
  const { place, sun, width, depth } = need;
  const navigate = useNavigate();
  const form = useFollowedAddress(need);
  const depthLabel = PLACES.find(({ code }) => code === place)?.sizeLabel ?? '';
  return (
    <form
      ref={form}
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

/**
 * Returns a ref for the form. Its fields are uncontrolled, so that what was entered before hydration stays; when the
 * URL changes, they follow it.
 */
function useFollowedAddress({ sun, width, depth }: ShadeNeed): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const address = [sun, width, depth].join();
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    form.current?.reset();
    // React has already set the inputs' default values to the new URL, but it does not update that of a select.
    const select = form.current?.elements.namedItem('slonce');
    if (select instanceof HTMLSelectElement) select.value = sun ?? '';
  }, [address, sun]);
  return form;
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
