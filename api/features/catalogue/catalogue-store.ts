import { isDeepStrictEqual } from 'node:util';
import { IsolationLevel } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import type { DatabaseListener } from '../../database/database-listener.js';
import { type CatalogueSnapshot, catalogueVersion, readSnapshot } from './catalogue-snapshot.js';

const ONE_MOMENT = { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true };

/**
 * The catalogue in memory. A change is announced by the database (LISTEN/NOTIFY) and reaches every node at once; a
 * heartbeat on the same connection compares versions, so that even a lost announcement shows within a second. While the
 * connection is down, every reader loads the catalogue from the database.
 */
export class CatalogueStore {
  private snapshot: CatalogueSnapshot | null = null;
  private loading: Promise<CatalogueSnapshot> | null = null;

  constructor(
    private readonly orm: MikroORM,
    private readonly listener: DatabaseListener,
    private readonly logger: Logger,
  ) {
    const reload = () => void this.reload().catch(this.warn);
    listener.subscribe({
      channel: 'catalogue_changed',
      onNotice: reload,
      onConnect: reload,
      onBeat: (client) => this.compareVersion(client),
    });
  }

  /** The snapshot in memory; null before the first load, while the listener is not connected, and during a load. */
  get fresh(): CatalogueSnapshot | null {
    return this.listener.isConnected && !this.loading ? this.snapshot : null;
  }

  /** The newest snapshot in memory, at most a second old. Throws before the first load. */
  get latest(): CatalogueSnapshot {
    if (!this.snapshot) throw new Error('the catalogue has not been loaded yet');
    return this.snapshot;
  }

  /** The catalogue as it is now. */
  current(): CatalogueSnapshot | Promise<CatalogueSnapshot> {
    return this.fresh ?? (this.listener.isConnected ? this.loading : null) ?? this.reload();
  }

  /**
   * The catalogue as it is now, for a caller who knows a version of it. Where that is another one than in memory, the
   * database is asked, because the announcement of a change that the caller knows may not have come yet.
   */
  async since(known: string): Promise<CatalogueSnapshot> {
    if (this.fresh?.version === known) return this.fresh;
    const { current } = await catalogueVersion(this.orm.em.fork()).executeTakeFirstOrThrow();
    await this.loading;
    if (this.snapshot?.version !== current) await (this.loading ?? this.reload());
    return this.current();
  }

  private reload(): Promise<CatalogueSnapshot> {
    const load = this.orm.em
      .fork()
      .transactional(readSnapshot, ONE_MOMENT)
      .then((read) => {
        const snapshot = this.snapshot ? keepingEqualParts(read, this.snapshot) : read;
        if (this.loading === load) this.snapshot = snapshot;
        return snapshot;
      })
      .finally(() => {
        if (this.loading === load) this.loading = null;
      });
    // A load that began before a change must not end up in memory: the newest load wins.
    this.loading = load;
    return load;
  }

  private async compareVersion(client: Client): Promise<void> {
    const { sql, parameters } = catalogueVersion(this.orm.em).compile();
    const { rows } = await client.query<{ current: string }>(sql, [...parameters]);
    if (rows[0]?.current !== this.snapshot?.version && !this.loading) await this.reload();
  }

  private readonly warn = (error: unknown) =>
    this.logger.warn({ err: error }, 'catalogue not reloaded');
}

/** Settings, captions and pages that have not changed stay the same objects: what is made from them is then not made again. */
function keepingEqualParts(read: CatalogueSnapshot, last: CatalogueSnapshot): CatalogueSnapshot {
  const same = <Part>(next: Part, before: Part): Part =>
    isDeepStrictEqual(next, before) ? before : next;
  return {
    ...read,
    settings: same(read.settings, last.settings),
    captions: same(read.captions, last.captions),
    pages: same(read.pages, last.pages),
  };
}
