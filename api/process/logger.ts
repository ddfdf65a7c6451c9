import { type DestinationStream, type Logger, pino } from 'pino';

/** The one log of the process: errors are written without what a customer may have said. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino({ level, serializers: { err: loggedError } }, destination ?? pino.destination());
}

export interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  /** Of an error that the database has found: where, never what was written there. */
  table?: unknown;
  column?: unknown;
  constraint?: unknown;
  /** Lines of code alone: the message before them is said once, and without values. */
  stack?: string;
  cause?: LoggedError;
}

const EMAIL = /[^\s"'<>@(),;:]+@[^\s"'<>@(),;:]+/g;
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Classes of SQLSTATE that speak of the server, its objects and its transactions, and not of values. */
const WITHOUT_VALUES = /^(08|25|28|3D|40|42P|53|54|55|57|58|XX)/;

export const withoutEmails = (text: string): string => text.replace(EMAIL, '…@…');

/** What of an error may be in a log: no parameters, no statement with its values, no row that the database refused. */
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
  // MikroORM puts the statement, with its values, before what the database or the network has said.
  return withoutEmails(message.split(' - ').at(-1) ?? message);
}
