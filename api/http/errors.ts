import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { toPublicError } from '../request/public-error.js';
import { AppError, type ErrorCodeName, toErrorBody } from '../shared/errors.js';
import { isObject } from '../shared/unknown.js';

/** Client errors of Express's body parsers, by their `type`. */
const PARSER_ERRORS: Record<string, ErrorCodeName> = {
  'entity.too.large': 'PAYLOAD_TOO_LARGE',
  'entity.parse.failed': 'MALFORMED',
  'entity.verify.failed': 'MALFORMED',
  'encoding.unsupported': 'UNSUPPORTED_MEDIA_TYPE',
  'charset.unsupported': 'UNSUPPORTED_MEDIA_TYPE',
  'request.aborted': 'MALFORMED',
  'request.size.invalid': 'MALFORMED',
};

/** The one mapping of errors to HTTP: unknown errors are masked; unknown errors and outages are logged. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const publicError =
      toPublicError(error) ?? clientError(error) ?? new AppError('INTERNAL_SERVER_ERROR');
    if (publicError.status >= 500)
      logger.error(
        { err: error, path: loggedPath(req.originalUrl), id: res.locals.requestId },
        'a request failed',
      );
    // If a part was sent already, only a closed connection tells the client that the rest is missing.
    if (res.headersSent) return void res.destroy();
    answerWith(res, publicError).json(toErrorBody(publicError));
  };
}

/** Sets the status of an error, and `Retry-After` if the error has one. */
export function answerWith(res: Response, { status, details }: AppError): Response {
  const { retryAfterSeconds } = details ?? {};
  if (retryAfterSeconds !== undefined) res.setHeader('Retry-After', Number(retryAfterSeconds));
  return res.status(status);
}

/** The path without query string and without long segments, which may be secret tokens. */
export const loggedPath = (url: string): string =>
  url.replace(/[?#].*$/s, '').replace(/[^/]{20,}/g, '…');

/** A client error found by Express or a body parser; null for other errors. */
function clientError(error: unknown): AppError | null {
  if (error instanceof URIError) return new AppError('MALFORMED');
  const { type, status } = isObject(error) ? error : {};
  const code = typeof type === 'string' ? PARSER_ERRORS[type] : undefined;
  if (code) return new AppError(code);
  const isClients = typeof status === 'number' && status >= 400 && status < 500;
  return isClients ? new AppError('MALFORMED') : null;
}
