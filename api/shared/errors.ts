import { GraphQLError } from 'graphql';
import { registerEnum } from './register-enum.js';

/**
 * The HTTP status of each error code. The codes are stable, and shared by GraphQL (`extensions.code`,
 * `userErrors.code`) and REST (`error.code`).
 */
export const ERROR_STATUS = {
  MALFORMED: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  SECOND_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  CHANGED_MEANWHILE: 409,
  PRICE_CHANGED: 409,
  EMPTY_CART: 409,
  DEPOSIT_NOT_PAID: 409,
  MEASUREMENT_NOT_CONFIRMED: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  BAD_USER_INPUT: 422,
  CONFIGURATION_INVALID: 422,
  QUANTITY_LIMIT: 422,
  CONSENT_REQUIRED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCodeName = keyof typeof ERROR_STATUS;

export const ErrorCode = registerEnum(Object.keys(ERROR_STATUS), {
  name: 'ErrorCode',
  description:
    'Stable codes of errors: in `userErrors`, in `extensions.code` of GraphQL errors (beside the codes of ' +
    'the GraphQL server, such as GRAPHQL_VALIDATION_FAILED) and in the answers of REST.',
});

/** A problem of one field; `path` is dotted, as in `additionalOptions.windSensor`. */
export interface FieldProblem {
  path: string;
  message: string;
  min?: number;
  max?: number;
  allowed?: readonly string[];
  value?: string;
}

const UNEXPECTED = 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie.';

const MESSAGES: Partial<Record<ErrorCodeName, string>> = {
  MALFORMED: 'Żądanie jest nieczytelne.',
  UNAUTHENTICATED: 'Zaloguj się, aby wykonać tę czynność.',
  FORBIDDEN: 'Nie masz uprawnień do tej czynności.',
  NOT_FOUND: 'Nie znaleziono.',
  CHANGED_MEANWHILE:
    'Ktoś tymczasem zmienił ten wpis. Sprawdź, co się zmieniło, i\u00a0spróbuj ponownie.',
  METHOD_NOT_ALLOWED: 'Ta metoda nie jest tu dozwolona.',
  PAYLOAD_TOO_LARGE: 'Treść żądania jest za duża (limit 1\u00a0MB).',
  UNSUPPORTED_MEDIA_TYPE: 'Treść żądania musi mieć typ application/json.',
  BAD_USER_INPUT: 'Popraw wskazane pola.',
  TOO_MANY_REQUESTS: 'Zbyt wiele prób. Spróbuj ponownie za kilka minut.',
  INTERNAL_SERVER_ERROR: UNEXPECTED,
  UNAVAILABLE: 'Sklep jest chwilowo niedostępny. Spróbuj ponownie za chwilę.',
};

const RETRY_AFTER_OUTAGE_SECONDS = 5;

/** An error whose code, message and details the caller may see. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCodeName,
    message: string = MESSAGES[code] ?? UNEXPECTED,
    readonly fields?: readonly FieldProblem[],
    readonly details?: Record<string, unknown>,
  ) {
    super(message);
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** An error about one field of the input. */
export const wrongField = (
  path: string,
  message: string,
  code: ErrorCodeName = 'BAD_USER_INPUT',
): AppError => new AppError(code, message, [{ path, message }]);

/** TOO_MANY_REQUESTS, with the seconds after which the client may try again. */
export function tooManyRequests(seconds: number): AppError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const time = minutes > 120 ? `${Math.ceil(minutes / 60)}\u00a0godz.` : `${minutes}\u00a0min.`;
  return new AppError(
    'TOO_MANY_REQUESTS',
    `Zbyt wiele prób. Spróbuj ponownie za ${time}`,
    undefined,
    { retryAfterSeconds: Math.ceil(seconds) },
  );
}

/** UNAVAILABLE, with the seconds after which the client may try again; the log says because of which `cause`. */
export function unavailable(cause?: unknown): AppError {
  const details = { retryAfterSeconds: RETRY_AFTER_OUTAGE_SECONDS };
  return Object.assign(new AppError('UNAVAILABLE', undefined, undefined, details), { cause });
}

/** A public error as a GraphQL error. */
export function toGraphQLError(error: AppError): GraphQLError {
  return new GraphQLError(error.message, {
    extensions: {
      code: error.code,
      ...(error.fields && { fields: error.fields }),
      ...error.details,
    },
  });
}

/** A public error as a GraphQL error that ends the whole request, with HTTP status and `Retry-After`. */
export function toRequestError(error: AppError): GraphQLError {
  const { message, extensions } = toGraphQLError(error);
  const { retryAfterSeconds } = error.details ?? {};
  const headers = new Map<string, string>();
  if (retryAfterSeconds !== undefined)
    headers.set('retry-after', String(Number(retryAfterSeconds)));
  const http = { status: error.status, headers };
  return new GraphQLError(message, { originalError: error, extensions: { ...extensions, http } });
}

/** The body of an error with the default message of its code; undefined for codes without one. */
export const usualErrorBody = (code: ErrorCodeName) =>
  MESSAGES[code] === undefined ? undefined : toErrorBody(new AppError(code));

/** A public error as the body of a REST answer. */
export function toErrorBody(error: AppError) {
  const { code, message, fields, details } = error;
  return { error: { code, message, ...(fields && { fields }), ...details } };
}
