import { Alert, Button } from 'antd';

import styles from './conflict-notice.module.css';
import { isSame } from './use-edit';

/** How the fields of a form are called, and how their values are written where they are compared. */
export type FieldTexts<Values> = {
  [Name in keyof Values]: string | { label: string; show: (value: Values[Name]) => string };
};

interface ConflictNoticeProps<Values> {
  mine: Values;
  theirs: Values;
  texts: FieldTexts<Values>;
  saving: boolean;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Somebody else has saved the same row: what differs, and which of the two shall stand. */
export function ConflictNotice<Values extends object>({
  mine,
  theirs,
  texts,
  saving,
  onTakeTheirs,
  onSaveMine,
}: ConflictNoticeProps<Values>) {
  const names = Object.keys(texts) as (keyof Values & string)[];
  const differing = names.filter((name) => !isSame(mine[name], theirs[name]));
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={'Ktoś zmienił ten wpis, gdy był u\u00a0Ciebie otwarty'}
      description={
        <div className={styles.conflict}>
          <div className={styles.scroller}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Pole</th>
                  <th scope="col">Ich wersja</th>
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
          <p>
            „Zapisz moją” zapisze tylko pola, które Ty zmieniasz; reszta zostanie jak u&nbsp;nich.
          </p>
          <div className={styles.choices}>
            <Button onClick={onTakeTheirs}>Weź ich wersję</Button>
            <Button type="primary" loading={saving} onClick={onSaveMine}>
              Zapisz moją
            </Button>
          </div>
        </div>
      }
    />
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
