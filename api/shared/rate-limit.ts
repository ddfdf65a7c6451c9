import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './errors.js';

/** Counts a request by a key, which is stored as a hash; throws TOO_MANY_REQUESTS. */
export async function consumePoints(
  limiter: RateLimiterAbstract,
  text: string,
  points = 1,
): Promise<void> {
  try {
    await limiter.consume(hashOf(text), points);
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw tooManyRequests(reason.msBeforeNext / 1000);
    throw reason;
  }
}

/** SHA-256 in base64url: a key of fixed length that does not reveal the e-mail or network address. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

/**
 * The network by which the requests of an address are counted: over IPv6 its first 64 bits, because a customer of a
 * provider usually has all addresses that begin with them; over IPv4 the address itself.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [first = [], last = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
