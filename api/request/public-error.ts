import { NotFoundError } from '@mikro-orm/core';
import { isDatabaseAway } from '../database/is-database-away.js';
import { AppError, toRequestError, unavailable } from '../shared/errors.js';

/** The error that a caller may see, for every API; null where it must be masked. */
export function toPublicError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof NotFoundError) return new AppError('NOT_FOUND');
  return isDatabaseAway(error) || isDiskFull(error) ? unavailable(error) : null;
}

/** Whether the disk is full, when a picture is uploaded for example. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));

/** Fails a whole GraphQL request with the public form of an error and its HTTP status. */
export function endRequest(error: unknown): never {
  const publicError = toPublicError(error);
  throw publicError ? toRequestError(publicError) : error;
}
