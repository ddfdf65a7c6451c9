import type { CallOutcome } from '../../apollo/schema.generated';
import { formatDateTime } from '../../lib/format-date';
import styles from './call-attempts.module.css';
import type { CallEntryFragment } from './queue-page.generated';

export const OUTCOME_LABELS: Record<CallOutcome, string> = {
  answered: 'Rozmowa odbyta',
  no_answer: 'Nie odebrał(a)',
  call_back: 'Prosi o telefon później',
};

/** What was tried before, the newest first. */
export function CallAttempts({ attempts }: Pick<CallEntryFragment, 'attempts'>) {
  if (attempts.length === 0) return null;
  return (
    <ul className={styles.attempts} aria-label="Wcześniejsze próby">
      {attempts.map(({ id, outcome, callBackAt, note, at, actorName }) => (
        <li key={id}>
          {formatDateTime(at)}, {actorName}: {OUTCOME_LABELS[outcome]}
          {callBackAt && ` (${formatDateTime(callBackAt)})`}
          {note && ` – ${note}`}
        </li>
      ))}
    </ul>
  );
}
