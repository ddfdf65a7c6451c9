import type { Request } from 'express';
import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { normaliseLine } from '#engine/locale/text';
import { tooManyRequests, unavailable } from '../shared/errors.js';
import { consumePoints, networkOf } from '../shared/rate-limit.js';

/** How much may be taken at once, in any unit. */
interface ShareLimits {
  perAddress: number;
  perProcess: number;
}

const RETRY_SECONDS = 15;

/** What requests of this process hold at once, for example open streams or bytes of memory. */
export class Shares {
  private readonly byAddress = new Map<string, number>();
  private taken = 0;

  constructor(private readonly limits: ShareLimits) {}

  /**
   * Takes a share for an address; returns a function that gives it back. Throws UNAVAILABLE where the process, and
   * TOO_MANY_REQUESTS where the address holds too much.
   */
  take(address: string, amount = 1): () => void {
    const { perAddress, perProcess } = this.limits;
    if (this.taken + amount > perProcess) throw unavailable();
    const held = this.byAddress.get(address) ?? 0;
    if (held + amount > perAddress) throw tooManyRequests(RETRY_SECONDS);
    this.taken += amount;
    this.byAddress.set(address, held + amount);
    return () => this.giveBack(address, amount);
  }

  private giveBack(address: string, amount: number): void {
    this.taken -= amount;
    const left = (this.byAddress.get(address) ?? amount) - amount;
    if (left === 0) this.byAddress.delete(address);
    else this.byAddress.set(address, left);
  }
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/**
 * How often per hour a form that makes us send an e-mail may be sent with one e-mail address, and from one network
 * address; counted over all nodes.
 */
const FORMS = {
  newsletter: { email: 3, address: 20 },
  withdrawal: { email: 5, address: 20 },
  password_link: { email: 5, address: 20 },
  comparison: { email: 3, address: 10 },
  inquiry: { email: 5, address: 20 },
  // More than other forms: a client that got no answer sends the same order again, and must then get an answer.
  order: { email: 30, address: 60 },
} as const;
const DRAWINGS_PER_MINUTE = 30;
/** Forty projects of the greatest size: projects are kept, so their size counts. */
const PROJECT_ROWS_PER_DAY = 2000;
/** Twenty inquiries with five photographs each: those that are not sent are kept for a day, so their number counts. */
const PHOTOGRAPHS_PER_DAY = 100;

export type LimitedForm = keyof typeof FORMS;

/** Counts what anybody may send: forms, which make us send e-mails, and other costly requests. */
export class RequestLimiter {
  private readonly counters = new Map<string, RateLimiterPostgres>();

  /** `writesPerMinute` from one address; 0: nothing is counted. */
  constructor(pool: Pool, writesPerMinute: number) {
    if (writesPerMinute === 0) return;
    const count = (keyPrefix: string, points: number, duration: number) =>
      this.counters.set(keyPrefix, counter(pool, { keyPrefix, points, duration }));
    for (const [form, limits] of Object.entries(FORMS))
      for (const [by, points] of Object.entries(limits)) count(`${form}_${by}`, points, HOUR);
    count('write', writesPerMinute, MINUTE);
    count('drawing', DRAWINGS_PER_MINUTE, MINUTE);
    count('project_rows', PROJECT_ROWS_PER_DAY, DAY);
    count('photograph', PHOTOGRAPHS_PER_DAY, DAY);
  }

  /** Counts a form before it is checked; throws TOO_MANY_REQUESTS. */
  async consume(
    form: LimitedForm,
    { email, address }: { email: string; address: string },
  ): Promise<void> {
    await this.count(`${form}_address`, networkOf(address));
    await this.count(`${form}_email`, normaliseLine(email).toLowerCase());
  }

  /** Counts a change by a network address, for example of a cart or a project; throws TOO_MANY_REQUESTS. */
  consumeWrite(address: string): Promise<void> {
    return this.count('write', networkOf(address));
  }

  /** Counts a file (PNG, PDF, 3D model) that is drawn for a network address; throws TOO_MANY_REQUESTS. */
  consumeDrawing(address: string): Promise<void> {
    return this.count('drawing', networkOf(address));
  }

  /** Counts a photograph that a network address sends; throws TOO_MANY_REQUESTS. */
  consumePhotograph(address: string): Promise<void> {
    return this.count('photograph', networkOf(address));
  }

  /** Counts the rows of a project that a network address saves; throws TOO_MANY_REQUESTS. */
  consumeProjectRows(address: string, rows: number): Promise<void> {
    return this.count('project_rows', networkOf(address), rows);
  }

  private async count(keyPrefix: string, text: string, points = 1): Promise<void> {
    const limiter = this.counters.get(keyPrefix);
    if (limiter) await consumePoints(limiter, text, points);
  }
}

interface Limit {
  keyPrefix: string;
  points: number;
  /** Seconds. */
  duration: number;
}

const counter = (storeClient: Pool, limit: Limit): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient,
    storeType: 'pool',
    tableName: 'request_count',
    tableCreated: true,
    // Remembers refused clients, so that their further requests do not reach the database.
    inMemoryBlockOnConsumed: limit.points + 1,
    ...limit,
  });

/** The address that a request comes from, IPv4 without the prefix "::ffff:"; "unknown" if there is none. */
export const clientAddressOf = ({ ip }: Request): string =>
  ip?.replace(/^::ffff:(?=\d+\.)/, '') ?? 'unknown';
