import type { Context } from './context.js';
import type { LimitedForm } from './request-limiter.js';

type Counted = Pick<Context, 'viewer' | 'origin' | 'services'>;

/** Counts a change that anybody may make, by network address; staff are not counted. Throws TOO_MANY_REQUESTS. */
export async function countWrite({ viewer, origin, services }: Counted): Promise<void> {
  if (!viewer) await services.requestLimiter.consumeWrite(origin.address);
}

/** Counts the rows of a project that is saved, by network address; staff are not counted. Throws TOO_MANY_REQUESTS. */
export async function countProject(
  { viewer, origin, services }: Counted,
  rows: number,
): Promise<void> {
  if (!viewer) await services.requestLimiter.consumeProjectRows(origin.address, rows);
}

/** Counts a form that makes the shop send an e-mail; staff are not counted. Throws TOO_MANY_REQUESTS. */
export async function countForm(
  { viewer, origin, services }: Counted,
  form: LimitedForm,
  email: string,
): Promise<void> {
  const { address } = origin;
  if (!viewer) await services.requestLimiter.consume(form, { email, address });
}
