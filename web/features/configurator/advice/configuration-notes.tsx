import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import styles from './configuration-notes.module.css';
import type {
  ConfigurationIssueFragment,
  ConfigurationRepairFragment,
  ConfigurationWarningFragment,
} from '../price/price-quote.generated';

/** Issues, then warnings, each with its repair. */
export function ConfigurationNotes({
  issues,
  warnings,
  onRepair,
}: {
  issues: readonly ConfigurationIssueFragment[];
  warnings: readonly ConfigurationWarningFragment[];
  onRepair: (repair: ConfigurationRepairFragment) => void;
}) {
  if (issues.length === 0 && warnings.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {issues.map((issue) => (
        <li key={`${issue.field} ${issue.code}`}>
          <Note tone="error" note={issue} onRepair={onRepair} />
        </li>
      ))}
      {warnings.map((warning) => (
        <li key={`${warning.field} ${warning.code}`}>
          <Note tone="warning" note={warning} onRepair={onRepair} />
        </li>
      ))}
    </ul>
  );
}

function Note({
  tone,
  note: { message, repair },
  onRepair,
}: {
  tone: 'error' | 'warning';
  note: ConfigurationIssueFragment | ConfigurationWarningFragment;
  onRepair: (repair: ConfigurationRepairFragment) => void;
}) {
  return (
    <Notice tone={tone}>
      <p className={styles.note}>
        <span>{message}</span>
        {repair && (
          <Button variant="secondary" size="s" onClick={() => onRepair(repair)}>
            {repair.label}
          </Button>
        )}
      </p>
    </Notice>
  );
}
