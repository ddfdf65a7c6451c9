import pg, { type Pool } from 'pg';
import type { Logger } from 'pino';
import { type CatalogueSnapshot, SELECT_VERSION, loadSnapshot } from './catalogue-snapshot.js';

const HEARTBEAT_MS = 400;
const CHANNEL = 'catalogue_changed';

/**
 * The catalogue in memory. A change is announced by the database (LISTEN/NOTIFY) and reaches every node at once; a
 * heartbeat on the same connection compares versions, so that even a lost announcement shows within a second. While the
 * connection is down, every reader loads afresh.
 */
export class CatalogueStore {
  private snapshot: CatalogueSnapshot | null = null;
  private loading: Promise<CatalogueSnapshot> | null = null;
  private listener: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(
    private readonly pool: Pool,
    private readonly databaseUrl: string,
    private readonly logger: Logger,
  ) {}

  async open(): Promise<this> {
    await this.listen();
    await this.reload();
    return this;
  }

  /** The snapshot in memory, or null while it cannot be trusted. */
  get fresh(): CatalogueSnapshot | null {
    return this.listener && !this.loading ? this.snapshot : null;
  }

  /** The catalogue as it is now. */
  current(): CatalogueSnapshot | Promise<CatalogueSnapshot> {
    return this.fresh ?? (this.listener && this.loading) ?? this.reload();
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    const listener = this.listener;
    this.listener = null;
    await listener?.end().catch(() => undefined);
  }

  private reload(): Promise<CatalogueSnapshot> {
    const load = loadSnapshot(this.pool)
      .then((snapshot) => {
        if (this.loading === load) this.snapshot = snapshot;
        return snapshot;
      })
      .finally(() => {
        if (this.loading === load) this.loading = null;
      });
    // A change announced during a load must not be answered by that load: the newest one wins.
    this.loading = load;
    return load;
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: 2000,
      query_timeout: 1000,
    });
    client.on('notification', () => void this.reload().catch(this.warn));
    client.on('error', () => this.disconnected(client));
    client.on('end', () => this.disconnected(client));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    if (this.closed) return client.end();
    this.listener = client;
    this.beat(client);
  }

  private beat(client: pg.Client): void {
    this.timer = setTimeout(async () => {
      try {
        const { rows } = await client.query(SELECT_VERSION);
        if (rows[0].version !== this.snapshot?.version && !this.loading) await this.reload();
        if (client === this.listener) this.beat(client);
      } catch {
        this.disconnected(client);
      }
    }, HEARTBEAT_MS);
    this.timer.unref();
  }

  private disconnected(client: pg.Client): void {
    if (client !== this.listener) return;
    this.listener = null;
    void client.end().catch(() => undefined);
    if (this.closed) return;
    this.logger.warn('catalogue listener lost, reading from the database until it is back');
    this.retry();
  }

  private retry(): void {
    this.timer = setTimeout(() => {
      this.listen()
        .then(() => this.reload())
        .catch(() => this.closed || this.retry());
    }, HEARTBEAT_MS);
    this.timer.unref();
  }

  private readonly warn = (error: unknown) =>
    this.logger.warn({ err: error }, 'catalogue not reloaded');
}
