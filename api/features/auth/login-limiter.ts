import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../errors.js';

const MINUTES = 60;
/** Failures that an account may have, and an address, before further attempts wait; counted for all nodes together. */
const LIMITS = {
  account: { points: 5, duration: 15 * MINUTES },
  address: { points: 30, duration: 15 * MINUTES },
};

/** Counts failed sign-ins per account and per address in the database. */
export class LoginLimiter {
  private readonly byAccount: RateLimiterPostgres;
  private readonly byAddress: RateLimiterPostgres;

  constructor(pool: Pool) {
    const table = {
      storeClient: pool,
      storeType: 'pool',
      tableName: 'login_failure',
      tableCreated: true,
    } as const;
    this.byAccount = new RateLimiterPostgres({ ...table, keyPrefix: 'account', ...LIMITS.account });
    this.byAddress = new RateLimiterPostgres({ ...table, keyPrefix: 'address', ...LIMITS.address });
  }

  /** Counts an attempt before it is looked at, so that many at once cannot slip through; throws TOO_MANY_REQUESTS. */
  async consume(email: string, address: string): Promise<void> {
    try {
      await this.byAddress.consume(keyOf(address));
      await this.byAccount.consume(keyOf(email));
    } catch (reason) {
      if (reason instanceof RateLimiterRes) throw new AppError('TOO_MANY_REQUESTS');
      throw reason;
    }
  }

  /** A success takes back what its attempt was counted as. */
  async forgive(email: string, address: string): Promise<void> {
    await this.byAccount.delete(keyOf(email));
    await this.byAddress.reward(keyOf(address));
  }
}

/** Fits the table however long the text is, and keeps no list of who failed to sign in. */
const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
