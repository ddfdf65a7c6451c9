import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './errors.js';

/** Counts a request by a key, which is stored as a hash; throws TOO_MANY_REQUESTS. */
export async function consumePoint(limiter: RateLimiterAbstract, text: string): Promise<void> {
  try {
    await limiter.consume(hashOf(text));
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw tooManyRequests(reason.msBeforeNext / 1000);
    throw reason;
  }
}

/** A key of fixed length that does not reveal the e-mail or address. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
