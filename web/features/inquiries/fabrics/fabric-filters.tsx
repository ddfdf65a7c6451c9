import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  FABRIC_TONES,
  type FabricFilter,
  OPENNESS_CLASSES,
} from '#engine/goods/fabrics/fabric-filter';
import { cardOf } from '#engine/goods/families/categories';
import { keysOf } from '#engine/trade/fields/pick';
import { categories, isCategory } from '../../../goods/categories';
import { formParams } from '../../../lib/browser/search-params';
import { useSentAddress } from '../../../lib/form/use-sent-address';
import { Button } from '../../../ui/button/button';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/form/inputs';
import styles from './fabric-filters.module.css';

/** The filter as a GET form: it works without scripts; with them the page is not reloaded. */
export function FabricFilters({ filter }: { filter: FabricFilter }) {
  const { form, show } = useFilterForm();
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Filtry tkanin"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <Choice label="Do czego" name="rodzina" value={filter.category} onChange={show}>
        {categories
          .filter(({ code }) => cardOf(code).fabrics)
          .map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
      </Choice>
      <Choice label="Odcień" name="odcien" value={filter.tone} onChange={show}>
        {Object.entries(FABRIC_TONES).map(([code, label]) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice label="Prześwit" name="przeswit" value={filter.openness} onChange={show}>
        {Object.entries(OPENNESS_CLASSES).map(([code, { label }]) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </Choice>
      <Button type="submit" className={styles.submit}>
        Pokaż tkaniny
      </Button>
    </form>
  );
}

/**
 * Submits the form without reloading the page. Its fields are uncontrolled: what was chosen before hydration is still
 * in them and is submitted on mount. They follow the URL when that changes by other means (Back, a link).
 */
function useFilterForm() {
  const [params, setParams] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const shown = filterParams(params).toString();
  const isNew = useSentAddress(shown, () => {
    for (const select of form.current?.querySelectorAll('select') ?? [])
      select.value = params.get(select.name) ?? '';
  });
  const show = () => {
    if (!form.current) return;
    const next = filterParams(formParams(form.current));
    if (!isNew(next.toString())) return;
    // The URL changes at once, not as a transition: the list must not lag behind the field.
    setParams(next, { preventScrollReset: true, flushSync: true });
  };
  const showEarly = useEffectEvent(show);
  useEffect(() => showEarly(), []);
  return { form, show };
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string | null;
  onChange: () => void;
  children: ReactNode;
}

function Choice({ label, name, value, onChange, children }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={value ?? ''} onChange={onChange}>
          <option value="">Wszystkie</option>
          {children}
        </Select>
      )}
    </Field>
  );
}

/** The filter in the URL of the fabric page; unknown values count as absent. */
export function readFilter(params: URLSearchParams): FabricFilter {
  const category = params.get('rodzina');
  return {
    category: isCategory(category) ? category : null,
    tone: keysOf(FABRIC_TONES).find((tone) => tone === params.get('odcien')) ?? null,
    openness:
      keysOf(OPENNESS_CLASSES).find((openness) => openness === params.get('przeswit')) ?? null,
  };
}

const FIELDS = ['rodzina', 'odcien', 'przeswit'];

/** Only the parameters that belong to the filter, without empty values. */
function filterParams(params: URLSearchParams): URLSearchParams {
  const chosen = FIELDS.flatMap((name): [string, string][] => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(chosen);
}
