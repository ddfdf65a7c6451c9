import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { AppError, type ErrorCodeName, toErrorBody } from '../shared/errors.js';
import { isObject } from '../shared/is-object.js';
import { toPublicError } from '../request/public-error.js';

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

/** The one mapping of errors to HTTP: what it does not know is masked; that, and outages, are logged. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const known =
      toPublicError(error) ?? clientError(error) ?? new AppError('INTERNAL_SERVER_ERROR');
    if (known.status >= 500)
      logger.error(
        { err: error, path: loggedPath(req.originalUrl), id: res.locals.requestId },
        'a request failed',
      );
    // Half an answer: only a cut connection tells the client that the rest is missing.
    if (res.headersSent) return void res.destroy();
    answerWith(res, known).json(toErrorBody(known));
  };
}

/** Gives an answer the status of an error, and says when to try again where the error knows. */
export function answerWith(res: Response, { status, details }: AppError): Response {
  const { retryAfterSeconds } = details ?? {};
  if (retryAfterSeconds !== undefined) res.setHeader('Retry-After', Number(retryAfterSeconds));
  return res.status(status);
}

/** Without what was asked for in detail, and without the long parts, which may be the key to an order or an account. */
export const loggedPath = (url: string): string =>
  url.replace(/[?#].*$/s, '').replace(/[^/]{20,}/g, '…');

/** A mistake of the client that Express or a body parser has found; null: there is none. */
function clientError(error: unknown): AppError | null {
  if (error instanceof URIError) return new AppError('MALFORMED');
  const { type, status } = isObject(error) ? error : {};
  const code = typeof type === 'string' ? PARSER_ERRORS[type] : undefined;
  if (code) return new AppError(code);
  const isClients = typeof status === 'number' && status >= 400 && status < 500;
  return isClients ? new AppError('MALFORMED') : null;
}
