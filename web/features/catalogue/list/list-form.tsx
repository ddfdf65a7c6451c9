import { useRef } from 'react';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/form/inputs';
import { SearchInput } from '../../../ui/form/search-input';
import { Icon } from '../../../ui/image/icon';
import { FilterSheet } from './filter-sheet';
import { isNarrowed, sorts, type ListAddress, withoutFilters } from './list-address';
import { useListForm } from './use-list-form';
import styles from './list-form.module.css';

const SHEET = 'filtry';

interface ListFormProps {
  address: ListAddress;
  /** The number of products that the form finds. */
  count: number;
}

/** Search, sort order and filters as a GET form: it works without scripts; with them the page is not reloaded. */
export function ListForm({ address, count }: ListFormProps) {
  const { form, unreadable, send, sendSoon } = useListForm(address);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Szukaj produktów"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        send();
        // A browser without popovers shows the filters in the page, so there is nothing to hide.
        if (sheet.current && 'hidePopover' in sheet.current) sheet.current.hidePopover();
      }}
    >
      <div className={styles.row}>
        <SearchField text={address.text} onChange={sendSoon} />
        <SortField sort={address.sort} onChange={() => send()} />
        <MoreFilters count={countFilters(address)} />
      </div>
      <FilterSheet
        ref={sheet}
        id={SHEET}
        address={address}
        count={count}
        unreadable={unreadable}
        onChange={() => send()}
      />
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
        <SearchInput
          {...control}
          name="q"
          maxLength={100}
          placeholder="Nazwa lub opis produktu"
          defaultValue={text}
          onChange={onChange}
          onClear={onChange}
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

function MoreFilters({ count }: { count: number }) {
  return (
    <Button variant="secondary" popoverTarget={SHEET}>
      <Icon name="filter" />
      <span>{count > 0 ? `Więcej filtrów (${count})` : 'Więcej filtrów'}</span>
    </Button>
  );
}

function countFilters({ features, priceFrom, priceTo }: ListAddress): number {
  return features.length + (priceFrom ? 1 : 0) + (priceTo ? 1 : 0);
}
