import type { Repair, Warning } from '#engine/goods/configuration/issues';
import type { Category } from '#engine/goods/families/categories';
import { typeset } from '#engine/locale/typeset';
import type { RowIssue } from '#engine/trade/project/check-row';
import type { Column, ProjectRow, SharedSettings } from '#engine/trade/project/project';
import { Icon } from '../../../ui/image/icon';
import { settingFacts } from '../settings/setting-facts';
import { differencesOf } from '../start';
import styles from './row-notes.module.css';

interface RowNotesProps {
  id: string;
  issues: readonly RowIssue[];
  warnings: readonly Warning[];
  own: ProjectRow['own'];
  common: SharedSettings | undefined;
  family: Category | null;
  onRepair: (repair: Repair) => void;
  onEdit: (change: Partial<ProjectRow>) => void;
}

/** The issues and warnings of a row, and its differences from the shared settings of its family. */
export function RowNotes({
  id,
  issues,
  warnings,
  own,
  common,
  family,
  onRepair,
  onEdit,
}: RowNotesProps) {
  const different = common && family !== null ? differentFacts(own, common, family) : [];
  if (issues.length + warnings.length + different.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {issues.map(({ column, message, repair }) => (
        <li
          key={message}
          className={styles.issue}
          id={column === null ? undefined : messageId(id, column)}
        >
          <Icon name="warning" />
          <span>
            <span>{message}</span>{' '}
            {repair && <NoteButton label={repair.label} onClick={() => onRepair(repair)} />}
          </span>
        </li>
      ))}
      {warnings.map(({ code, message, repair }) => (
        <li key={code} className={styles.warning}>
          <Icon name="info" />
          <span>
            <span>{message}</span>{' '}
            {repair && <NoteButton label={repair.label} onClick={() => onRepair(repair)} />}
          </span>
        </li>
      ))}
      {different.length > 0 && (
        <li className={styles.own}>
          <Icon name="edit" />
          <span>
            <span>{typeset(`Inaczej niż pozostałe – ${different.join('; ')}.`)}</span>{' '}
            <NoteButton label="Ustaw jak pozostałe" onClick={() => onEdit({ own: {} })} />
          </span>
        </li>
      )}
    </ul>
  );
}

function NoteButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {label}
    </button>
  );
}

/** The id of the message about a cell. */
export const messageId = (rowId: string, column: Column): string => `message-${rowId}-${column}`;

/** The settings that differ, in words, for example "sterowanie: elektryczne". */
function differentFacts(
  own: ProjectRow['own'],
  common: SharedSettings,
  family: Category,
): string[] {
  const names = Object.keys(differencesOf({ ...common, ...own }, common));
  return settingFacts(family, { ...common, ...own })
    .filter(({ names: of }) => of.some((name) => names.includes(name)))
    .map(({ label, value }) => `${withoutCapital(label)}: ${withoutCapital(value)}`);
}

/** The text in small letters: "prowadnice ZIP × 2, czujnik wiatru"; names such as ZIP and C80 keep their capitals. */
const withoutCapital = (text: string): string =>
  text.replaceAll(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
