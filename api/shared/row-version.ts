import { AppError } from './errors.js';
import { IsId } from './id.js';

/** The version of a row that the client has seen: an integer from 1 on, as ids are. */
export const IsVersion = (): PropertyDecorator => IsId();

/** Throws CHANGED_MEANWHILE where somebody has written the row since the client read this version of it. */
export function expectVersion(row: { version: number }, seen: number): void {
  if (row.version !== seen) throw new AppError('CHANGED_MEANWHILE');
}
