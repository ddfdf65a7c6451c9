import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { RequestMetrics, Services } from '../../request/services.js';
import { type Backlog, readBacklog } from './backlog.js';

/** The upper bounds of the histograms' buckets, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Clients choose the names of operations: names beyond this number are counted under one label. */
const MAX_OPERATIONS = 200;

type Measured = Pick<Services, 'orm' | 'pool' | 'readCache' | 'replica'>;

/**
 * Metrics of this process and of the shop for Prometheus: rate, errors and duration of requests and GraphQL operations,
 * event loop and memory (`nodejs_…`, `process_…`), connections, cache, and the backlog in the database.
 */
export class Metrics implements RequestMetrics {
  private readonly registry = new Registry();
  private readonly operations = new Set<string>();

  private readonly requestDuration = this.histogram(
    'cieniomat_http_request_duration_seconds',
    'Answered requests by method, route template and status; 499: the client went away.',
    ['method', 'route', 'status'],
  );

  private readonly operationDuration = this.histogram(
    'cieniomat_graphql_operation_duration_seconds',
    'GraphQL operations that were not answered from the cache, by name and outcome: ok or error.',
    ['operation', 'outcome'],
  );

  private readonly databaseUp = this.gauge(
    'cieniomat_database_up',
    'Whether the database answered this scrape: 1 or 0. While it is 0 the figures of the shop are left out.',
  );

  private readonly jobs = this.gauge(
    'cieniomat_jobs',
    'Jobs of the queue by task and state: waiting (due and not yet tried), failing (tried, or being tried), failed (given up).',
    ['task', 'state'],
  );

  private readonly oldestJob = this.gauge(
    'cieniomat_jobs_oldest_due_seconds',
    'For how long the oldest due job has waited, by task; 0 where none is due.',
    ['task'],
  );

  private readonly mails = this.gauge(
    'cieniomat_mails_undelivered',
    'E-mails that do not get through, as the staff area lists them, by state: retrying, failed (given up), late.',
    ['state'],
  );

  private readonly oldestMail = this.gauge(
    'cieniomat_mails_undelivered_oldest_seconds',
    'The age of the oldest e-mail that does not get through, by state: all; 0 where there is none.',
    ['state'],
  );

  private readonly orders = this.gauge('cieniomat_orders', 'Orders by state: all, pending.', [
    'state',
  ]);

  private readonly inquiries = this.gauge(
    'cieniomat_inquiries',
    'Inquiries by state: open (neither resolved nor closed).',
    ['state'],
  );

  constructor(private readonly measured: Measured) {
    collectDefaultMetrics({ register: this.registry });
    this.watchPool();
    this.watchCache();
    this.watchReplica();
  }

  requestEnded(labels: { method: string; route: string; status: number }, seconds: number): void {
    this.requestDuration.observe(labels, seconds);
  }

  operationEnded(name: string | undefined, outcome: 'ok' | 'error', seconds: number): void {
    this.operationDuration.observe({ operation: this.operationLabel(name), outcome }, seconds);
  }

  /** The metrics in Prometheus' text format; does not fail when the database is away. */
  async text(): Promise<{ contentType: string; body: string }> {
    const backlog = await readBacklog(this.measured.orm.em.fork()).catch(() => null);
    this.databaseUp.set(backlog ? 1 : 0);
    this.showBacklog(backlog);
    return { contentType: this.registry.contentType, body: await this.registry.metrics() };
  }

  private operationLabel(name = 'anonymous'): string {
    if (this.operations.size < MAX_OPERATIONS) this.operations.add(name);
    return this.operations.has(name) ? name : 'other';
  }

  /** Removes the figures of the backlog if it cannot be read: stale ones would look current. */
  private showBacklog(backlog: Backlog | null): void {
    const { jobs, oldestJob, mails, oldestMail, orders, inquiries } = this;
    for (const gauge of [jobs, oldestJob, mails, oldestMail, orders, inquiries]) gauge.reset();
    if (!backlog) return;
    for (const { task, oldestSeconds, ...counts } of backlog.jobs) {
      for (const [state, count] of Object.entries(counts)) jobs.set({ task, state }, count);
      oldestJob.set({ task }, oldestSeconds);
    }
    const { oldestAt, ...undelivered } = backlog.mails;
    for (const [state, count] of Object.entries(undelivered)) mails.set({ state }, count);
    oldestMail.set({ state: 'all' }, oldestAt ? (Date.now() - oldestAt.getTime()) / 1000 : 0);
    orders.set({ state: 'all' }, backlog.totalOrders);
    orders.set({ state: 'pending' }, backlog.pendingOrders);
    inquiries.set({ state: 'open' }, backlog.openInquiries);
  }

  private watchPool(): void {
    const { pool } = this.measured;
    const connections = this.gauge(
      'cieniomat_database_connections',
      'Connections of this process to the database by state: used, idle; waiting: requests that wait for one.',
      ['state'],
      () => {
        connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
        connections.set({ state: 'idle' }, pool.idleCount);
        connections.set({ state: 'waiting' }, pool.waitingCount);
      },
    );
  }

  private watchCache(): void {
    const { readCache } = this.measured;
    const lookups: Counter<'result'> = new Counter({
      name: 'cieniomat_answer_cache_lookups_total',
      help: 'How often the cache of whole answers was asked, by result: hit or miss.',
      labelNames: ['result'],
      registers: [this.registry],
      collect: () => {
        lookups.reset();
        lookups.inc({ result: 'hit' }, readCache.hits);
        lookups.inc({ result: 'miss' }, readCache.misses);
      },
    });
  }

  private watchReplica(): void {
    const { replica } = this.measured;
    if (!replica) return;
    const statements: Counter<'result'> = new Counter({
      name: 'cieniomat_replica_statements_total',
      help: 'Statements that may be read from the replica, by result: replica (it answered), or the primary was asked, because the replica was behind, was busy (no free connection), was away (not reached, too old, or not tried) or failed.',
      labelNames: ['result'],
      registers: [this.registry],
      collect: () => {
        statements.reset();
        for (const [result, count] of Object.entries(replica.statements))
          statements.inc({ result }, count);
      },
    });
  }

  private histogram<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
  ): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets: BUCKETS, registers: [this.registry] });
  }

  private gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[] = [],
    collect: () => void = () => undefined,
  ): Gauge<Label> {
    return new Gauge({ name, help, labelNames, collect, registers: [this.registry] });
  }
}
