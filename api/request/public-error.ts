import { NotFoundError } from '@mikro-orm/core';
import { isDatabaseAway } from '../database/is-database-away.js';
import { AppError, toRequestError, unavailable } from '../shared/errors.js';

/** What a caller may know of an error, for every face of the API; null: nothing. */
export function toPublicError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof NotFoundError) return new AppError('NOT_FOUND');
  return isDatabaseAway(error) || isDiskFull(error) ? unavailable() : null;
}

/** Whether there was no room for a file, an uploaded picture for example. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));

/** Ends a whole GraphQL request by an error, with the status that HTTP has for what the caller may know of it. */
export function endRequest(error: unknown): never {
  const known = toPublicError(error);
  throw known ? toRequestError(known) : error;
}
