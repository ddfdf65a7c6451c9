import { keysOf } from '#engine/trade/fields/pick';
import { isSame } from './use-edit';
import styles from './versions-table.module.css';

/** The names of a form's fields, and how a field's value is written if it is not a plain text. */
export type FieldTexts<Values> = {
  [Name in keyof Values]: string | { label: string; show: (value: Values[Name]) => string };
};

interface VersionsTableProps<Values> {
  mine: Values;
  theirs: Values;
  texts: FieldTexts<Values>;
}

/** The fields in which two versions of a row differ, side by side. */
export function VersionsTable<Values extends object>({
  mine,
  theirs,
  texts,
}: VersionsTableProps<Values>) {
  const differing = keysOf(texts).filter((name) => !isSame(mine[name], theirs[name]));
  return (
    <div className={styles.scroller}>
      <table>
        <thead>
          <tr>
            <th scope="col">Pole</th>
            <th scope="col">Zapisana wersja</th>
            <th scope="col">Twoja wersja</th>
          </tr>
        </thead>
        <tbody>
          {differing.map((name) => (
            <tr key={name}>
              <th scope="row">{labelOf(texts, name)}</th>
              <td>{show(texts, name, theirs[name])}</td>
              <td>{show(texts, name, mine[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function labelOf<Values>(texts: FieldTexts<Values>, name: keyof Values): string {
  const text = texts[name];
  return typeof text === 'string' ? text : text.label;
}

function show<Values, Name extends keyof Values>(
  texts: FieldTexts<Values>,
  name: Name,
  value: Values[Name],
): string {
  const text = texts[name];
  return (typeof text === 'string' ? plain(value) : text.show(value)) || '–';
}

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  if (Array.isArray(value)) return value.map(plain).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
