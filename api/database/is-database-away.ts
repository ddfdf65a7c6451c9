import { codeOf } from '../shared/code-of.js';

/**
 * SQLSTATEs of a server that goes down, comes up, lacks disk, memory or connections (class 53) or has ended what took
 * too long, and what the network says of one that is gone.
 */
const CODES =
  /^(08\w{3}|53\w{3}|57P0[1-5]|57014|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What `pg` says without a code. */
const MESSAGES =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout e(xceeded when trying to connect|xpired)|Query read timeout)/;

/** Whether it is the way to the database, or the database as a whole, that has failed a statement. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return code === undefined ? MESSAGES.test(error.message) : CODES.test(code);
}
