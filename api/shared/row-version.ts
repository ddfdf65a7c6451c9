import { AppError } from './errors.js';
import { IsId } from './id.js';

/** Validates the version of a row: an integer from 1 to the largest `integer` of PostgreSQL. */
export const IsVersion = (): PropertyDecorator => IsId();

/** Throws CHANGED_MEANWHILE if the row was changed since the client read this version. */
export function expectVersion(row: { version: number }, expected: number): void {
  if (row.version !== expected) throw new AppError('CHANGED_MEANWHILE');
}
