import type { Issue, Repair, Warning } from '#engine/goods/configuration/issues';
import { plural } from '#engine/locale/plural';
import { Notice } from '../../../ui/content/notice';
import styles from './configuration-notes.module.css';

const NOTES = ['uwaga', 'uwagi', 'uwag'] as const;

interface ConfigurationNotesProps {
  issues: readonly Issue[];
  warnings: readonly Warning[];
  onRepair: (repair: Repair) => void;
}

/** Issues, then warnings, each with its repair if it has one: the first note is visible, the others expand. */
export function ConfigurationNotes({ issues, warnings, onRepair }: ConfigurationNotesProps) {
  const notes = [
    ...issues.map((issue) => ({ ...issue, tone: 'error' as const })),
    ...warnings.map((warning) => ({ ...warning, tone: 'warning' as const })),
  ].map(({ tone, ...note }) => (
    <Note key={`${note.field} ${note.code}`} tone={tone} note={note} onRepair={onRepair} />
  ));
  const [first, ...others] = notes;
  return (
    // `aria-live` is off while there are issues, because each issue is announced by its own role "alert".
    <div
      className={styles.notes}
      data-notes={notes.length || undefined}
      aria-live={issues.length > 0 ? 'off' : 'polite'}
    >
      {first}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary
            className={styles.summary}
          >{`Jeszcze ${others.length} ${plural(others.length, NOTES)}`}</summary>
          <div className={styles.list}>{others}</div>
        </details>
      )}
    </div>
  );
}

function Note({
  tone,
  note: { message, repair },
  onRepair,
}: {
  tone: 'error' | 'warning';
  note: Issue | Warning;
  onRepair: (repair: Repair) => void;
}) {
  return (
    <Notice tone={tone}>
      <p className={styles.note}>
        <span>{message}</span>
        {repair && (
          <button type="button" className={styles.repair} onClick={() => onRepair(repair)}>
            {repair.label}
          </button>
        )}
      </p>
    </Notice>
  );
}
