import { codeOf } from '../shared/code-of.js';

/**
 * SQLSTATEs of a lost connection (class 08) and of a server that shuts down, starts, lacks disk, memory or connections
 * (class 53) or has ended a slow statement, an idle transaction or an idle session, and the error codes of a network on
 * which the server cannot be reached.
 */
const CODES =
  /^(08\w{3}|53\w{3}|57P0[1-5]|57014|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Errors of `pg` that have no code. */
const MESSAGES =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout e(xceeded when trying to connect|xpired)|Query read timeout)/;

/** Whether a statement failed because the database cannot be reached or does not work as a whole. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return code === undefined ? MESSAGES.test(error.message) : CODES.test(code);
}
