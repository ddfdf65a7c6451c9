import { useState } from 'react';

import { Button, buttonClass } from '../../../ui/button/button';
import { ButtonLink } from '../../../ui/button/button-link';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/form/select';
import { TextInput } from '../../../ui/form/text-input';
import { Icon } from '../../../ui/image/icon';
import { isNarrowed, sorts, type ListAddress, withoutFilters } from './list-address';
import { ListFilters } from './list-filters';
import styles from './list-form.module.css';
import { useListForm } from './use-list-form';

/** Search, order and filters as a GET form: it works without scripts, and without loading the page anew with them. */
export function ListForm({ address }: { address: ListAddress }) {
  const { form, unreadable, send, sendSoon } = useListForm(address);
  const filterCount =
    address.features.length + (address.priceFrom ? 1 : 0) + (address.priceTo ? 1 : 0);
  const [startsOpen] = useState(filterCount > 0);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Szukaj produktów"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.row}>
        <Field label="Szukaj">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              name="q"
              maxLength={100}
              placeholder="Nazwa lub opis produktu"
              defaultValue={address.text}
              onChange={sendSoon}
            />
          )}
        </Field>
        <Field label="Sortowanie">
          {(control) => (
            <Select {...control} name="sort" defaultValue={address.sort} onChange={() => send()}>
              {sorts.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <details className={styles.more} open={startsOpen}>
          <summary className={buttonClass({ variant: 'secondary' })}>
            <Icon name="filter" />
            Więcej filtrów{filterCount > 0 && ` (${filterCount})`}
          </summary>
        </details>
      </div>
      <div className={styles.filters}>
        <ListFilters address={address} unreadable={unreadable} onChange={() => send()} />
      </div>
      <Button type="submit" className={styles.submit}>
        Pokaż produkty
      </Button>
      {isNarrowed(address) && (
        <div>
          <ButtonLink variant="quiet" size="s" to={withoutFilters(address)} preventScrollReset>
            <Icon name="close" />
            Wyczyść filtry
          </ButtonLink>
        </div>
      )}
    </form>
  );
}
