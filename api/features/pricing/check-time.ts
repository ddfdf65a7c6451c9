import { wrongField } from '../../shared/errors.js';

const YEAR_MS = 366 * 86_400_000;

/** Throws BAD_USER_INPUT for `at` unless it is in the future and at most 366 days ahead. */
export function checkTime(at: Date, now: Date): void {
  const ahead = at.getTime() - now.getTime();
  if (ahead > 0 && ahead <= YEAR_MS) return;
  throw wrongField('at', 'Podaj termin w\u00a0przyszłości, najwyżej rok naprzód.');
}
