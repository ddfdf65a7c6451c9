import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './errors.js';

const HOUR = 60 * 60;
/** How often an hour a form may be sent with one e-mail, and from one address; counted for all nodes together. */
const LIMITS = {
  newsletter: { email: 3, address: 20 },
  withdrawal: { email: 5, address: 20 },
  password_link: { email: 5, address: 20 },
} as const;

export type LimitedForm = keyof typeof LIMITS;

/** Counts what anybody may send and what makes us write e-mails. */
export class RequestLimiter {
  private readonly counters = new Map<string, RateLimiterPostgres>();

  constructor(pool: Pool) {
    for (const [form, limits] of Object.entries(LIMITS))
      for (const [by, points] of Object.entries(limits)) {
        const keyPrefix = `${form}_${by}`;
        const counter = new RateLimiterPostgres({
          storeClient: pool,
          storeType: 'pool',
          tableName: 'request_count',
          tableCreated: true,
          keyPrefix,
          points,
          duration: HOUR,
        });
        this.counters.set(keyPrefix, counter);
      }
  }

  /** Counts a request before it is looked at; throws TOO_MANY_REQUESTS. */
  async consume(
    form: LimitedForm,
    { email, address }: { email: string; address: string },
  ): Promise<void> {
    try {
      await this.counters.get(`${form}_address`)!.consume(keyOf(address));
      await this.counters.get(`${form}_email`)!.consume(keyOf(email.trim().toLowerCase()));
    } catch (reason) {
      if (reason instanceof RateLimiterRes) throw tooManyRequests(reason.msBeforeNext / 1000);
      throw reason;
    }
  }
}

/** Fits the table however long the text is, and keeps no list of who was here. */
export const keyOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
