import { codeOf } from '../shared/unknown.js';

/**
 * SQLSTATEs of a lost connection (class 08), of a lack of disk, memory or connections (class 53), of a server that
 * shuts down, starts or ends an idle session (57P01 to 57P05), of a slow statement that was cancelled (57014) and of an
 * idle transaction that was ended (25P03); and the error codes of a network on which the server cannot be reached.
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
