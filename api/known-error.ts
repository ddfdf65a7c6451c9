import { NotFoundError } from '@mikro-orm/core';
import { isDatabaseAway } from './database/is-away.js';
import { AppError } from './errors.js';

const RETRY_AFTER_SECONDS = 5;

/** What a caller may know of an error, for every face of the API; null: nothing. */
export function knownError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof NotFoundError) return new AppError('NOT_FOUND');
  if (isDatabaseAway(error))
    return new AppError('UNAVAILABLE', undefined, undefined, {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  return null;
}
