import type { Context } from './context.js';
import { setLastWrite } from './session-cookies.js';

/** Lets a request that writes nothing read from the replica, if there is one. */
export function readFromReplica(context: Context): void {
  const { replica } = context.services;
  if (replica) context.em = replica.em(context.lastWrite);
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
  if (replica && !context.token)
    setLastWrite(context, await replica.position().catch(() => 'unknown' as const));
}
