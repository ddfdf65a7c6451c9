import { categories } from '../../lib/categories';
import type { PriceEntryFragment } from './price-list-page.generated';
import styles from './entry-table.module.css';
import { showValue } from './price-units';

interface EntryTableProps {
  entries: readonly PriceEntryFragment[];
  /** Of the list that they are compared with. */
  current: readonly PriceEntryFragment[];
}

/** Every figure of a list by family; a changed one stands beside what it was. */
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

/** The figures by family; first what they share. */
export function groupsOf(entries: readonly PriceEntryFragment[]) {
  const shared = { label: 'Wszystkie kategorie', own: entries.filter((it) => !it.category) };
  const families = categories.map(({ code, label }) => ({
    label,
    own: entries.filter(({ category }) => category === code),
  }));
  return [shared, ...families].filter(({ own }) => own.length > 0);
}

function EntryRow({
  entry,
  before,
}: {
  entry: PriceEntryFragment;
  before: PriceEntryFragment | undefined;
}) {
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

function find(entries: readonly PriceEntryFragment[], wanted: string) {
  return entries.find(({ key }) => key === wanted);
}
