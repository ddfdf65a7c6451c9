import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../../errors.js';
import { consume, keyOf } from '../../request-limiter.js';

const MINUTES = 60;
/** Failures that an account may have, and an address, before further attempts wait; counted for all nodes together. */
const LIMITS = {
  account: { points: 5, duration: 15 * MINUTES },
  address: { points: 30, duration: 15 * MINUTES },
};
/** Each further wait of an account within a day is twice as long as the one before, up to four hours. */
const ROUNDS = { points: 1000, duration: 24 * 60 * MINUTES };
const LONGEST_WAIT = 4 * 60 * MINUTES;

/** Counts failed sign-ins per account and per address in the database. */
export class LoginLimiter {
  private readonly byAccount: RateLimiterPostgres;
  private readonly byAddress: RateLimiterPostgres;
  private readonly rounds: RateLimiterPostgres;

  constructor(pool: Pool) {
    const table = {
      storeClient: pool,
      storeType: 'pool',
      tableName: 'login_failure',
      tableCreated: true,
    } as const;
    this.byAccount = new RateLimiterPostgres({
      ...table,
      keyPrefix: 'account',
      ...LIMITS.account,
    });
    this.byAddress = new RateLimiterPostgres({
      ...table,
      keyPrefix: 'address',
      ...LIMITS.address,
    });
    this.rounds = new RateLimiterPostgres({ ...table, keyPrefix: 'rounds', ...ROUNDS });
  }

  /** Counts an attempt before it is looked at, so that many at once cannot slip through; throws TOO_MANY_REQUESTS. */
  async consume(email: string, address: string): Promise<void> {
    await consume(this.byAddress, address);
    try {
      await this.byAccount.consume(keyOf(email));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      // Only the first attempt past the limit makes the wait longer, not each that comes while it lasts.
      const isFirst = reason.consumedPoints === LIMITS.account.points + 1;
      throw tooManyRequests(
        isFirst ? await this.makeWait(keyOf(email)) : reason.msBeforeNext / 1000,
      );
    }
  }

  /** A success takes back what its attempt was counted as. */
  async forgive(email: string, address: string): Promise<void> {
    await this.clear(email);
    await this.byAddress.reward(keyOf(address));
  }

  /** Ends the wait of an account whose person has shown another way who they are. */
  async clear(email: string): Promise<void> {
    await this.byAccount.delete(keyOf(email));
    await this.rounds.delete(keyOf(email));
  }

  /** Begins the account's next wait; answers its seconds. */
  private async makeWait(key: string): Promise<number> {
    const { consumedPoints } = await this.rounds.consume(key);
    const seconds = Math.min(LIMITS.account.duration * 2 ** (consumedPoints - 1), LONGEST_WAIT);
    await this.byAccount.block(key, seconds);
    return seconds;
  }
}
