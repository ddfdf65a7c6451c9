import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { KsefAccess } from '../adapters/ksef/ksef.js';
import type { PaymentProviders } from '../adapters/payments/providers.js';
import type { SmsSender } from '../adapters/sms.js';
import type { DatabaseListener } from '../database/database-listener.js';
import type { ListExports } from '../database/list-exports.js';
import type { Replica } from '../database/replica.js';
import type { Env } from '../shared/env/env.js';
import type { ReadCache } from './answer-cache.js';
import type { FileQueue } from './file-queue.js';
import type { RequestLimiter, Shares } from './request-limiter.js';

/** Everything that lives as long as the process; `api/process/services.ts` opens it, and adds what belongs to features. */
export interface Services {
  env: Env;
  logger: Logger;
  orm: MikroORM;
  pool: Pool;
  /** Null without DATABASE_READ_URL. */
  replica: Replica | null;
  listExports: ListExports;
  listener: DatabaseListener;
  payments: PaymentProviders;
  /** Null: invoices are issued outside of KSeF. */
  ksef: KsefAccess | null;
  sms: SmsSender;
  readCache: ReadCache;
  /** Null where METRICS_PORT is 0, its default. */
  metrics: RequestMetrics | null;
  requestLimiter: RequestLimiter;
  drawingQueue: FileQueue;
  photographQueue: FileQueue;
  /** The memory, in bytes, that open requests hold. */
  memory: Shares;
}

/** What requests report to the metrics. */
export interface RequestMetrics {
  /** Counts and times a request that has ended, answered or not. */
  requestEnded(labels: { method: string; route: string; status: number }, seconds: number): void;
  /** Counts and times a GraphQL operation that Apollo Server has answered; clients choose its name. */
  operationEnded(name: string | undefined, outcome: 'ok' | 'error', seconds: number): void;
}
