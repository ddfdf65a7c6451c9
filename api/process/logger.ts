import { type DestinationStream, type Logger, pino } from 'pino';
import { currentSpan, isTracing } from '../shared/spans.js';

/** The one logger of the process; errors are logged without personal data. With tracing, lines name their trace. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    { level, serializers: { err: loggedError }, ...(isTracing() && { mixin: traceFields }) },
    destination ?? pino.destination(),
  );
}

function traceFields(): object {
  const span = currentSpan();
  return span ? { trace_id: span.traceId } : {};
}

export interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  /** Of a database error: where it happened, without values. */
  table?: unknown;
  column?: unknown;
  constraint?: unknown;
  /** The frames only: the stack of an Error begins with its message, which may hold values. */
  stack?: string;
  cause?: LoggedError;
}

const EMAIL = /[^\s"'<>@(),;:]+@[^\s"'<>@(),;:]+/g;
/** Each has a digit, unlike the codes of the system, such as EPIPE. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** SQLSTATE classes whose messages name the server, its objects or transactions, but no values. */
const WITHOUT_VALUES = /^(08|25|28|3D|40|42P|53|54|55|57|58|XX)/;

export const withoutEmails = (text: string): string => text.replace(EMAIL, '…@…');

/** What may be logged of an error: no parameters, no statement with values, no refused row. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutEmails(String(error)) };
  const { code, table, column, constraint }: Partial<Omit<LoggedError, 'cause'>> = error;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    message: messageOf(error, code),
    ...(code !== undefined && { code }),
    ...(table !== undefined && { table }),
    ...(column !== undefined && { column }),
    ...(constraint !== undefined && { constraint }),
    ...(frames && { stack: frames.join('\n') }),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

function messageOf({ message }: Error, code: unknown): string {
  const isOfDatabase = typeof code === 'string' && SQLSTATE.test(code);
  if (isOfDatabase && !WITHOUT_VALUES.test(code))
    return `the database refused a statement (${code})`;
  // MikroORM writes the statement with its values before the message of the database or the network.
  return withoutEmails(message.split(' - ').at(-1) ?? message);
}
