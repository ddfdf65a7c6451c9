import { formatDateTime } from '../../lib/dates/format-date';
import { CALL_OUTCOME_LABELS } from '../trade/labels';
import styles from './call-attempts.module.css';
import type { CallEntryFragment } from './queue-page.generated';

/** Earlier attempts to call, the newest first. */
export function CallAttempts({ attempts }: Pick<CallEntryFragment, 'attempts'>) {
  if (attempts.length === 0) return null;
  return (
    <ul className={styles.attempts} aria-label="Wcześniejsze próby">
      {attempts.map(({ id, outcome, callBackAt, note, at, actorName }) => (
        <li key={id}>
          {formatDateTime(at)}, {actorName}: {CALL_OUTCOME_LABELS[outcome]}
          {callBackAt && ` (${formatDateTime(callBackAt)})`}
          {note && ` – ${note}`}
        </li>
      ))}
    </ul>
  );
}
