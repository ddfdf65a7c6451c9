import { AppError } from '../errors.js';

/** Throws CHANGED_MEANWHILE where somebody has written the row since the client read this version of it. */
export function expectVersion(row: { version: number }, seen: number): void {
  if (row.version !== seen) throw new AppError('CHANGED_MEANWHILE');
}
