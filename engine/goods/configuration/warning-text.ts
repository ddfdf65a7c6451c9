import type { Warning } from './issues.js';

/** A warning and what to do about it as one text, for places without a button for the repair. */
export function warningText({ message, repair }: Pick<Warning, 'message' | 'repair'>): string {
  if (!repair) return `${message} Zapytaj o\u00a0to doradcę.`;
  const { label } = repair;
  // A label such as "Ustaw 2 szt." already ends with a full stop.
  const end = label.endsWith('.') ? '' : '.';
  return `${message} Rada: ${label.charAt(0).toLowerCase()}${label.slice(1)}${end}`;
}
