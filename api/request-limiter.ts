import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './errors.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** How often an hour a form may be sent with one e-mail, and from one address; counted for all nodes together. */
const LIMITS = {
  newsletter: { email: 3, address: 20 },
  withdrawal: { email: 5, address: 20 },
  password_link: { email: 5, address: 20 },
} as const;

export type LimitedForm = keyof typeof LIMITS;

/** Counts what anybody may send: forms, which make us write e-mails, and what else is kept. */
export class RequestLimiter {
  private readonly forms = new Map<string, RateLimiterPostgres>();
  private readonly writes: RateLimiterPostgres | null;

  /** `writesPerMinute` from one address, 0: as many as it likes. */
  constructor(pool: Pool, writesPerMinute: number) {
    for (const [form, limits] of Object.entries(LIMITS))
      for (const [by, points] of Object.entries(limits)) {
        const keyPrefix = `${form}_${by}`;
        this.forms.set(keyPrefix, counter(pool, { keyPrefix, points, duration: HOUR }));
      }
    this.writes =
      writesPerMinute === 0
        ? null
        : counter(pool, {
            keyPrefix: 'write',
            points: writesPerMinute,
            duration: MINUTE,
            // Who goes on and on does not reach the database.
            inMemoryBlockOnConsumed: writesPerMinute + 1,
          });
  }

  /** Counts a request before it is looked at; throws TOO_MANY_REQUESTS. */
  async consume(
    form: LimitedForm,
    { email, address }: { email: string; address: string },
  ): Promise<void> {
    await consume(this.forms.get(`${form}_address`)!, address);
    await consume(this.forms.get(`${form}_email`)!, email.trim().toLowerCase());
  }

  /** Counts what an address puts into carts and keeps of configurations; throws TOO_MANY_REQUESTS. */
  async consumeWrite(address: string): Promise<void> {
    if (this.writes) await consume(this.writes, address);
  }
}

interface Limit {
  keyPrefix: string;
  points: number;
  /** Seconds. */
  duration: number;
  inMemoryBlockOnConsumed?: number;
}

const counter = (storeClient: Pool, limit: Limit): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient,
    storeType: 'pool',
    tableName: 'request_count',
    tableCreated: true,
    ...limit,
  });

async function consume(limiter: RateLimiterPostgres, text: string): Promise<void> {
  try {
    await limiter.consume(keyOf(text));
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw tooManyRequests(reason.msBeforeNext / 1000);
    throw reason;
  }
}

/** Fits the table however long the text is, and keeps no list of who was here. */
export const keyOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
