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
        <SearchField text={address.text} onChange={sendSoon} />
        <SortField sort={address.sort} onChange={() => send()} />
        <MoreFilters count={countFilters(address)} />
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

function SearchField({ text, onChange }: Pick<ListAddress, 'text'> & { onChange: () => void }) {
  return (
    <Field label="Szukaj">
      {(control) => (
        <TextInput
          {...control}
          type="search"
          name="q"
          maxLength={100}
          placeholder="Nazwa lub opis produktu"
          defaultValue={text}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

function SortField({ sort, onChange }: Pick<ListAddress, 'sort'> & { onChange: () => void }) {
  return (
    <Field label="Sortowanie">
      {(control) => (
        <Select {...control} name="sort" defaultValue={sort} onChange={onChange}>
          {sorts.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Opens the filters below the row; open from the start where some are set. */
function MoreFilters({ count }: { count: number }) {
  const [startsOpen] = useState(count > 0);
  return (
    <details className={styles.more} open={startsOpen}>
      <summary className={buttonClass({ variant: 'secondary' })}>
        <Icon name="filter" />
        Więcej filtrów{count > 0 && ` (${count})`}
      </summary>
    </details>
  );
}

function countFilters({ features, priceFrom, priceTo }: ListAddress): number {
  return features.length + (priceFrom ? 1 : 0) + (priceTo ? 1 : 0);
}
