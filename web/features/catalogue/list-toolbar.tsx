import { useId, useState } from 'react';

import { Button } from '../../ui/button/button';
import { Field } from '../../ui/form/field';
import { Icon } from '../../ui/image/icon';
import { Select } from '../../ui/form/select';
import { isNarrowed, sorts, type ListAddress } from './list-address';
import { ListFilters } from './list-filters';
import { ListSearch } from './list-search';
import styles from './list-toolbar.module.css';
import { useListAddress } from './use-list-address';

interface ListToolbarProps {
  address: ListAddress;
  /** How often all was cleared: also what was typed and makes no sense, which is in no address. */
  clearings: number;
  onClear: () => void;
}

/** Search, order and filters; all of them live in the address. */
export function ListToolbar({ address, clearings, onClear }: ListToolbarProps) {
  const { change } = useListAddress();
  const filterCount =
    address.features.length + (address.priceFrom ? 1 : 0) + (address.priceTo ? 1 : 0);
  const [open, setOpen] = useState(filterCount > 0);
  const filtersId = useId();
  return (
    <div className={styles.toolbar}>
      <div className={styles.row}>
        <ListSearch text={address.text} />
        <Field label="Sortowanie">
          {(control) => (
            <Select
              {...control}
              value={address.sort}
              onChange={(event) => change({ sort: findSort(event.target.value) })}
            >
              {sorts.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={filtersId}
          onClick={() => setOpen(!open)}
        >
          <Icon name="filter" />
          Więcej filtrów{filterCount > 0 && ` (${filterCount})`}
        </Button>
      </div>
      <div id={filtersId} hidden={!open}>
        <ListFilters key={clearings} address={address} />
      </div>
      {isNarrowed(address) && (
        <div className={styles.clear}>
          <Button variant="quiet" size="s" onClick={onClear}>
            <Icon name="close" />
            Wyczyść filtry
          </Button>
        </div>
      )}
    </div>
  );
}

function findSort(code: string): ListAddress['sort'] {
  return sorts.find((sort) => sort.code === code)?.code ?? 'featured';
}
