import { setTimeout as delay } from 'node:timers/promises';
import { type EntityManager, Kysely, type MikroORM } from '@mikro-orm/postgresql';
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { isDatabaseAway } from './is-database-away.js';
import {
  type LastWrite,
  type Position,
  primaryPosition,
  replayedPosition,
} from './wal-position.js';

/**
 * How old a read may be. Less than the 10 s for which a browser keeps the position of its last write, so that whoever
 * has no position any more finds what he wrote.
 */
const MAX_LAG_MS = 8000;
/** For how long an answer about a position counts as the present one. */
const FRESH_MS = 1000;
/** How long and how often the replica is asked whether it has replayed a write by now. */
const POLL_MS = 20;
const POLLS = 5;
const PATIENCE_MS = 300;
/** For how long nothing is read from a replica that failed or is too old; then one request tries it. */
const PAUSE_MS = 2000;
/** What the pool says when all its connections are taken for too long. */
const NO_FREE_CONNECTION = 'timeout exceeded when trying to connect';

/** How far the log of the primary had been written at a time, by the clock of this process. */
interface Sample {
  readonly at: number;
  readonly written: Position;
}

/** What the statements of one operation share. */
interface Operation {
  /** Its reader's last write, which it must find. */
  readonly last: LastWrite;
  /** A transaction has one snapshot, so none of its statements can be asked of another server. */
  readonly isTransaction: boolean;
  /** Stays true for the rest of the operation. */
  usesPrimary: boolean;
}

/**
 * Reads from a streaming standby, statement by statement, wherever it is no older than `MAX_LAG_MS` and has replayed the
 * reader's own last write; from the primary otherwise, and again from the primary whatever fails. Each connection is
 * asked for itself, because one address may lead to several standbys. See docs/decisions/0028-reads-from-a-replica.md.
 */
export class Replica {
  /** The oldest first. */
  private samples: Sample[] = [];
  private sampling: Promise<void> | null = null;
  private readonly replayed = new WeakMap<PoolClient, { at: number; position: Position }>();
  /** When the replica was tried in vain; null while it works. */
  private failedAt: number | null = null;

  constructor(
    private readonly orm: MikroORM,
    private readonly primary: Pool,
    private readonly standby: Pool,
    private readonly logger: Logger,
    /**
     * Statements, and whole transactions, by who answered, for the metrics: the replica, or the primary, because the
     * replica was `behind`, had no free connection (`busy`), was not asked (`away`) or `failed`.
     */
    readonly statements = { replica: 0, behind: 0, busy: 0, away: 0, failed: 0 },
  ) {}

  /** For an operation that only reads. */
  em(last: LastWrite): EntityManager {
    const em = this.orm.em.fork();
    // Not a transaction: where an EntityManager without one would ask the primary, this one asks `connect`.
    em.setTransactionContext(this.kysely({ last, isTransaction: false, usesPrimary: false }));
    return em;
  }

  /** As `em`, in a transaction that reads one snapshot; to be rolled back. A statement that fails ends it. */
  async snapshot(last: LastWrite): Promise<EntityManager> {
    const em = this.orm.em.fork();
    const begin = this.kysely({ last, isTransaction: true, usesPrimary: false }).startTransaction();
    em.setTransactionContext(
      await begin.setIsolationLevel('repeatable read').setAccessMode('read only').execute(),
    );
    return em;
  }

  /** The position that a standby must have replayed to have everything that is committed now. */
  async position(): Promise<Position> {
    return (await primaryPosition(this.primary)).inserted;
  }

  close(): Promise<void> {
    return this.standby.end();
  }

  private kysely(operation: Operation): Kysely<unknown> {
    const pool: PostgresPool = {
      connect: () => this.connect(operation),
      end: async () => undefined,
      options: {},
    };
    return new Kysely({ dialect: new PostgresDialect({ pool }) });
  }

  private async connect(operation: Operation): Promise<PostgresPoolClient> {
    const isFree = !operation.usesPrimary && operation.last !== 'unknown';
    const client = isFree ? await this.currentClient(operation.last) : null;
    if (client && !operation.isTransaction) return this.retrying(client, operation);
    if (client) this.statements.replica += 1;
    operation.usesPrimary ||= client === null;
    return (client ?? (await this.primary.connect())) as PostgresPoolClient;
  }

  /** A connection to a standby that is not too old for this reader; null where there is none. */
  private async currentClient(written: Position | null): Promise<PoolClient | null> {
    if (!this.mayTry()) {
      this.statements.away += 1;
      return null;
    }
    let client: PoolClient | undefined;
    try {
      const { oldest, current } = await this.recentSamples();
      client = await this.standby.connect();
      if (await this.hasReplayed(client, oldest, current)) {
        this.noteSuccess();
        if (!written || (await this.hasReplayed(client, written, current))) return client;
      } else this.noteFailure(new Error(`it is more than ${MAX_LAG_MS} ms behind`));
      client.release();
      this.statements.behind += 1;
    } catch (error) {
      client?.release(true);
      const isBusy = error instanceof Error && error.message === NO_FREE_CONNECTION;
      if (!isBusy) this.noteFailure(error);
      this.statements[isBusy ? 'busy' : 'away'] += 1;
    }
    return null;
  }

  /** Whether the standby of this connection is on the current timeline and has replayed a position. */
  private async hasReplayed(
    client: PoolClient,
    { timeline, lsn }: Position,
    current: number,
  ): Promise<boolean> {
    const has = (replayed: Position) =>
      replayed.timeline === current &&
      // It has passed the beginning of its timeline, so it has all of an older one that was not lost.
      (timeline < current || (timeline === current && replayed.lsn >= lsn));
    const known = this.replayed.get(client);
    if (known && performance.now() - known.at < FRESH_MS && has(known.position)) return true;
    for (let poll = 0; ; poll += 1) {
      const at = performance.now();
      const position = await replayedPosition(client, PATIENCE_MS);
      this.replayed.set(client, { at, position });
      if (has(position)) return true;
      if (poll === POLLS) return false;
      await delay(POLL_MS);
    }
  }

  /**
   * The oldest position and the current timeline, by the samples of the last `MAX_LAG_MS`. Asks the primary once a
   * second, and waits for it only where there are none.
   */
  private async recentSamples(): Promise<{ oldest: Position; current: number }> {
    const now = performance.now();
    this.samples = this.samples.filter(({ at }) => now - at < MAX_LAG_MS);
    const newest = this.samples.at(-1);
    if (!newest || now - newest.at > FRESH_MS) {
      this.sampling ??= this.addSample().finally(() => (this.sampling = null));
      if (newest) this.sampling.catch(() => undefined);
      else await this.sampling;
    }
    return { oldest: this.samples[0]!.written, current: this.samples.at(-1)!.written.timeline };
  }

  private async addSample(): Promise<void> {
    const at = performance.now();
    const { written } = await primaryPosition(this.primary);
    this.samples.push({ at, written });
  }

  /** What fails on the replica is asked once more of the primary, which answers or fails as it would without one. */
  private retrying(client: PoolClient, operation: Operation): PostgresPoolClient {
    const query = async (text: string, values: unknown[]) => {
      try {
        const result = await client.query(text, values);
        this.statements.replica += 1;
        return result;
      } catch (error) {
        if (isDatabaseAway(error)) this.noteFailure(error);
        operation.usesPrimary = true;
        this.statements.failed += 1;
        return this.primary.query(text, values);
      }
    };
    return { query: query as never, release: () => client.release() };
  }

  private mayTry(): boolean {
    if (this.failedAt === null) return true;
    if (performance.now() - this.failedAt < PAUSE_MS) return false;
    this.failedAt = performance.now();
    return true;
  }

  private noteFailure(reason: unknown): void {
    if (this.failedAt === null) this.logger.warn({ err: reason }, 'the replica is not read');
    this.failedAt = performance.now();
  }

  private noteSuccess(): void {
    if (this.failedAt !== null) this.logger.info('the replica is read again');
    this.failedAt = null;
  }
}
