import type { Position } from '../database/wal-position.js';
import type { Context } from './context.js';
import { readPositionCookie, setPositionCookie } from './session-cookies.js';

/** A position that no replica reaches. */
const UNKNOWN: Position = { timeline: 9_999_999_999, lsn: 0n };

/**
 * Lets a request that writes nothing read from the replica, if there is one. API tokens read from the primary: a program
 * keeps no cookies, and may ask for what a notification has just told it.
 */
export function readFromReplica(context: Context): void {
  const { services, req, token } = context;
  if (services.replica && !token) context.em = services.replica.em(readPositionCookie(req));
}

/** Carries out what may write, and remembers the write. */
export async function writing<Result>(
  context: Context,
  write: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } finally {
    await rememberWrite(context);
  }
}

/** After a request that may have written, and has committed: for 10 s its browser reads what has all of it. */
export async function rememberWrite(context: Context): Promise<void> {
  const { replica } = context.services;
  if (!replica || context.token) return;
  setPositionCookie(context, await replica.position().catch(() => UNKNOWN));
}
