import { NotFoundError } from '@mikro-orm/core';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { AppError, type ErrorCodeName, toErrorBody } from './errors.js';

export const BODY_LIMIT = '1mb';

/** What Express and its body parsers call the mistakes of a client. */
const PARSER_ERRORS: Record<string, ErrorCodeName> = {
  'entity.too.large': 'PAYLOAD_TOO_LARGE',
  'entity.parse.failed': 'MALFORMED',
  'entity.verify.failed': 'MALFORMED',
  'encoding.unsupported': 'UNSUPPORTED_MEDIA_TYPE',
  'charset.unsupported': 'UNSUPPORTED_MEDIA_TYPE',
  'request.aborted': 'MALFORMED',
  'request.size.invalid': 'MALFORMED',
};

/** The one mapping of errors to HTTP; what it does not know is logged and masked. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    const known = knownError(error);
    if (known.code === 'INTERNAL_SERVER_ERROR')
      logger.error({ err: error, path: loggedPath(req.originalUrl) }, 'a request failed');
    const { retryAfterSeconds } = known.details ?? {};
    if (retryAfterSeconds !== undefined) res.setHeader('Retry-After', Number(retryAfterSeconds));
    res.status(known.status).json(toErrorBody(known));
  };
}

/** Without what was asked for in detail, and without the long parts, which may be the key to an order or an account. */
export const loggedPath = (url: string): string =>
  url.replace(/[?#].*$/s, '').replace(/[^/]{20,}/g, '…');

function knownError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof NotFoundError) return new AppError('NOT_FOUND');
  if (error instanceof URIError) return new AppError('MALFORMED');
  const { type, status } = error as { type?: string; status?: number };
  const code = type === undefined ? undefined : PARSER_ERRORS[type];
  if (code) return new AppError(code);
  return new AppError(
    status !== undefined && status >= 400 && status < 500 ? 'MALFORMED' : 'INTERNAL_SERVER_ERROR',
  );
}
