import { categories } from '../../goods/categories';
import type { PriceEntry } from './price-lists';
import styles from './entry-table.module.css';
import { showValue } from './price-units';

interface EntryTableProps {
  entries: readonly PriceEntry[];
  /** The entries to compare with. */
  current: readonly PriceEntry[];
}

/** All figures of a price list by family; a changed one is shown beside its old value. */
export function EntryTable({ entries, current }: EntryTableProps) {
  return (
    <div className={styles.groups}>
      {groupsOf(entries).map(({ label, own }) => (
        <table key={label} className={styles.group}>
          <caption>{label}</caption>
          <tbody>
            {own.map((entry) => (
              <EntryRow key={entry.key} entry={entry} before={find(current, entry.key)} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** The figures grouped by family, the shared ones first. */
export function groupsOf(entries: readonly PriceEntry[]) {
  const shared = { label: 'Wszystkie kategorie', own: entries.filter((it) => !it.category) };
  const families = categories.map(({ code, label }) => ({
    label,
    own: entries.filter(({ category }) => category === code),
  }));
  return [shared, ...families].filter(({ own }) => own.length > 0);
}

function EntryRow({ entry, before }: { entry: PriceEntry; before: PriceEntry | undefined }) {
  const changed = before !== undefined && before.value !== entry.value;
  return (
    <tr className={changed ? styles.changed : undefined}>
      <th scope="row">{entry.label}</th>
      <td>
        {changed && <del>{showValue(before)}</del>}{' '}
        {changed ? <ins>{showValue(entry)}</ins> : showValue(entry)}
      </td>
    </tr>
  );
}

function find(entries: readonly PriceEntry[], wanted: string) {
  return entries.find(({ key }) => key === wanted);
}
