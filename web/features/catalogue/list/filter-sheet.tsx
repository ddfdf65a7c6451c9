import type { Ref } from 'react';
import { pluralCount } from '../../../lib/text/grammar';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/image/icon';
import { ListFilters, type ListFiltersProps } from './list-filters';
import styles from './filter-sheet.module.css';

interface FilterSheetProps extends ListFiltersProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  /** The number of products that the form finds. */
  count: number;
}

/**
 * The filters in a sheet from the bottom on a phone and from the side elsewhere. It is a native popover, so it also
 * opens without scripts, closes on Escape and on a click beside it, and its fields stay in the form.
 */
export function FilterSheet({ ref, id, count, ...filters }: FilterSheetProps) {
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      // A dialog element would stay hidden in a browser without popovers.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="dialog"
      aria-label="Filtry"
      className={styles.sheet}
    >
      <div className={styles.head}>
        <h2>Filtry</h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Zamknij filtry"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      <ListFilters {...filters} />
      <Button type="submit" className={styles.submit}>
        <span
          className={styles.counted}
        >{`Pokaż ${pluralCount(count, ['produkt', 'produkty', 'produktów'])}`}</span>
        <span className={styles.uncounted}>Pokaż produkty</span>
      </Button>
    </div>
  );
}
