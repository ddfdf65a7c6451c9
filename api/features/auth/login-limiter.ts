import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../../shared/errors.js';
import { consumePoints, hashOf } from '../../shared/rate-limit.js';

const MINUTES = 60;
/**
 * Failures that are allowed before further attempts must wait, counted over all nodes; durations in seconds. A single
 * address is stopped by `source` long before it could use up the limit of an account.
 */
const LIMITS = {
  /** Of one account from one address, or from one device in which it has signed in. */
  source: { points: 5, duration: 15 * MINUTES },
  /** Of all accounts, from one address; attempts from known devices are not counted. */
  address: { points: 30, duration: 15 * MINUTES },
  /** Of one account, from all addresses; attempts from known devices are not counted. */
  account: { points: 50, duration: 60 * MINUTES },
};
/** Each further wait of a source within a day is twice as long as the one before, up to four hours (in seconds). */
const ROUNDS = { points: 1000, duration: 24 * 60 * MINUTES };
const LONGEST_WAIT = 4 * 60 * MINUTES;

/** An attempt to sign in, or to confirm a password. */
export interface Attempt {
  /** In lower case. */
  email: string;
  /** The network address; over IPv6 the network that it belongs to (`networkOf`). */
  address: string;
  /** The id of a `KnownDevice`: the limits of address and account, which strangers can use up, do not apply to it. */
  deviceId: string | null;
}

/** Counts failed attempts in the database, alike whether or not there is such an account. */
export class LoginLimiter {
  private readonly bySource: RateLimiterPostgres;
  private readonly byAddress: RateLimiterPostgres;
  private readonly byAccount: RateLimiterPostgres;
  private readonly rounds: RateLimiterPostgres;

  constructor(pool: Pool) {
    const counter = (keyPrefix: string, limit: { points: number; duration: number }) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'login_failure',
        tableCreated: true,
        keyPrefix,
        ...limit,
      });
    this.bySource = counter('source', LIMITS.source);
    this.byAddress = counter('address', LIMITS.address);
    this.byAccount = counter('account', LIMITS.account);
    this.rounds = counter('rounds', ROUNDS);
  }

  /** Counts an attempt before it is checked, so that parallel ones cannot slip through; throws TOO_MANY_REQUESTS. */
  async consume(attempt: Attempt): Promise<void> {
    if (!attempt.deviceId) await consumePoints(this.byAddress, attempt.address);
    await this.consumeSource(sourceKey(attempt));
    // Last, so that attempts which are refused anyway do not use up the limit of the account.
    if (!attempt.deviceId) await consumePoints(this.byAccount, attempt.email);
  }

  /** After a successful attempt: clears the count of its source, and takes this attempt back from the other counts. */
  async forgive(attempt: Attempt): Promise<void> {
    await this.clearSource(attempt);
    await this.takeBackFromAll(attempt);
  }

  /** Takes an attempt back whose password was right, where a second factor follows; earlier failures stay counted. */
  async takeBack(attempt: Attempt): Promise<void> {
    await this.bySource.reward(sourceKey(attempt));
    await this.takeBackFromAll(attempt);
  }

  /** Ends the waits of source and account after the person has proved their identity in another way. */
  async clear(attempt: Attempt): Promise<void> {
    await this.clearSource(attempt);
    await this.byAccount.delete(hashOf(attempt.email));
  }

  private async takeBackFromAll({ address, email, deviceId }: Attempt): Promise<void> {
    if (deviceId) return;
    await this.byAddress.reward(hashOf(address));
    await this.byAccount.reward(hashOf(email));
  }

  private async clearSource(attempt: Attempt): Promise<void> {
    await this.bySource.delete(sourceKey(attempt));
    await this.rounds.delete(sourceKey(attempt));
  }

  private async consumeSource(key: string): Promise<void> {
    try {
      await this.bySource.consume(key);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      // Only the first attempt past the limit begins a wait, not those that come during it.
      const isFirst = reason.consumedPoints === LIMITS.source.points + 1;
      throw tooManyRequests(isFirst ? await this.makeWait(key) : reason.msBeforeNext / 1000);
    }
  }

  /** Begins the next waiting time of a source; returns its seconds. */
  private async makeWait(key: string): Promise<number> {
    const { consumedPoints } = await this.rounds.consume(key);
    const seconds = Math.min(LIMITS.source.duration * 2 ** (consumedPoints - 1), LONGEST_WAIT);
    await this.bySource.block(key, seconds);
    return seconds;
  }
}

/** Hashes both parts separately, so that different pairs never give the same key. */
const sourceKey = ({ email, address, deviceId }: Attempt): string =>
  `${hashOf(email)}:${hashOf(deviceId ? `device ${deviceId}` : `address ${address}`)}`;
