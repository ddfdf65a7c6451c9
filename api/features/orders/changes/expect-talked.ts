import { AppError } from '../../../shared/errors.js';

/** Throws BAD_USER_INPUT for a telephone call that is said to be still to come. */
export function expectTalked(at: Date | null | undefined, now: Date): void {
  if (!at || at <= now) return;
  const message = 'Rozmowa nie mogła odbyć się w\u00a0przyszłości.';
  throw new AppError('BAD_USER_INPUT', message, [{ path: 'at', message }]);
}
