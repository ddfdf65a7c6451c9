import pg from 'pg';
import type { Logger } from 'pino';

const HEARTBEAT_MS = 400;

/** The `application_name` of the listening connections, by which `pg_stat_activity` shows them. */
export const LISTENER_NAME = 'cieniomat listener';

/** A subscription to one channel of LISTEN/NOTIFY. */
export interface ChannelSubscription {
  channel: string;
  onNotice: (payload: string) => void;
  /** Called when the connection is opened or reopened: notifications sent while it was closed were missed. */
  onConnect?: () => void;
  /** Called at every heartbeat with the listening connection; if it fails, the connection counts as lost. */
  onBeat?: (client: pg.Client) => Promise<void>;
}

/** The one connection on which this process receives notifications (LISTEN/NOTIFY); it reconnects automatically. */
export class DatabaseListener {
  private readonly subscriptions: ChannelSubscription[] = [];
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly logger: Logger,
  ) {}

  /** To be called before `open`. */
  subscribe(subscription: ChannelSubscription): void {
    this.subscriptions.push(subscription);
  }

  /** Whether notifications reach this process now. */
  get isConnected(): boolean {
    return this.client !== null;
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: LISTENER_NAME,
      connectionTimeoutMillis: 2000,
      query_timeout: 1000,
    });
    client.on('notification', ({ channel, payload }) => this.pass(channel, payload ?? ''));
    client.on('error', () => this.disconnected(client));
    client.on('end', () => this.disconnected(client));
    await client.connect();
    try {
      await client.query(this.subscriptions.map(({ channel }) => `listen ${channel}`).join('; '));
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    if (this.closed) return client.end();
    this.client = client;
    for (const { onConnect } of this.subscriptions) onConnect?.();
    this.beat(client);
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private pass(channel: string, payload: string): void {
    for (const subscription of this.subscriptions)
      if (subscription.channel === channel) subscription.onNotice(payload);
  }

  private beat(client: pg.Client): void {
    this.timer = setTimeout(async () => {
      try {
        for (const { onBeat } of this.subscriptions) await onBeat?.(client);
        if (client === this.client) this.beat(client);
      } catch {
        this.disconnected(client);
      }
    }, HEARTBEAT_MS);
    this.timer.unref();
  }

  private disconnected(client: pg.Client): void {
    if (client !== this.client) return;
    this.client = null;
    void client.end().catch(() => undefined);
    if (this.closed) return;
    this.logger.warn('announcements of the database lost until the connection is back');
    this.retry();
  }

  private retry(): void {
    this.timer = setTimeout(() => {
      this.open().catch(() => this.closed || this.retry());
    }, HEARTBEAT_MS);
    this.timer.unref();
  }
}
