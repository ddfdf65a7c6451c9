import type { Warning } from './issues.js';

/** A warning with what to do about it, as it is read on paper and in e-mails. */
export function warningText({ message, repair }: Pick<Warning, 'message' | 'repair'>): string {
  if (!repair) return `${message} Przed zamówieniem zapytaj doradcę.`;
  return `${message} Co zrobić: ${repair.label.charAt(0).toLowerCase()}${repair.label.slice(1)}.`;
}
