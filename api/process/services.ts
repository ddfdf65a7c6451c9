import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { type FileStorage, folderStorage } from '../adapters/file-storage.js';
import { openKsef } from '../adapters/ksef/open-ksef.js';
import { openPaymentProviders } from '../adapters/payments/providers.js';
import { openSms } from '../adapters/sms.js';
import { DatabaseListener } from '../database/database-listener.js';
import {
  type DatabaseLimits,
  EXPORT_LIMITS,
  REPLICA_EXPORT_LIMITS,
  REPLICA_LIMITS,
  REQUEST_LIMITS,
  poolOf,
} from '../database/limits.js';
import { ListExports } from '../database/list-exports.js';
import { Replica } from '../database/replica.js';
import { LoginLimiter } from '../features/auth/login-limiter.js';
import { CallEvents } from '../features/calls/call-events.js';
import type { CatalogueSnapshot } from '../features/catalogue/catalogue-snapshot.js';
import { CatalogueStore } from '../features/catalogue/catalogue-store.js';
import { type ContentStore, followContent } from '../features/content/content-store.js';
import { PictureStore } from '../features/pictures/picture-store.js';
import { UploadedPictures } from '../features/pictures/uploaded-pictures.js';
import { type EnvSource, ShopSettings } from '../features/settings/shop-settings.js';
import { ReadCache } from '../request/answer-cache.js';
import { memoryShares } from '../request/bound-memory.js';
import { FileQueue } from '../request/file-queue.js';
import { RequestLimiter } from '../request/request-limiter.js';
import type { Services } from '../request/services.js';
import { createOrm } from '../setup/orm.js';
import { parseEnv } from '../shared/env/env.js';
import { oncePer } from '../shared/once-per.js';
import type { Metrics } from './metrics/metrics.js';

declare module '../request/services.js' {
  interface Services {
    catalogue: CatalogueStore;
    callEvents: CallEvents;
    settings: ShopSettings;
    content: ContentStore;
    pictures: PictureStore;
    uploads: UploadedPictures;
    /** What staff have attached, each under its id. */
    files: FileStorage;
    loginLimiter: LoginLimiter;
  }
}

/** The services of a process, with its metrics. */
export interface OpenServices extends Services {
  metrics: Metrics | null;
}

/**
 * Opens everything that lives as long as the process, which was started with `source`; the database must be migrated.
 * What depends on settings of the shop is opened anew when they change.
 */
export async function openServices(source: EnvSource, logger: Logger): Promise<OpenServices> {
  const env = parseEnv(source);
  const pooled = { pool: { min: 0, max: env.DATABASE_POOL } };
  const orm = await createOrm(env.DATABASE_URL, REQUEST_LIMITS, pooled);
  const pool = await poolOf(orm);
  const openReplica = async (
    of: MikroORM,
    limits: DatabaseLimits,
    max: number,
    statements?: Replica['statements'],
  ) => {
    if (!env.DATABASE_READ_URL) return null;
    const standby = await createOrm(env.DATABASE_READ_URL, limits, { pool: { min: 0, max } });
    return new Replica(of, await poolOf(of), await poolOf(standby), logger, statements);
  };
  const replica = await openReplica(orm, REPLICA_LIMITS, env.DATABASE_POOL);
  const listener = new DatabaseListener(env.DATABASE_URL, logger);
  const catalogue = new CatalogueStore(orm, listener, logger);
  const callEvents = new CallEvents(listener);
  await listener.open();
  await catalogue.current();
  const settings = new ShopSettings(source, catalogue);
  const picturesWith = oncePer((captions: CatalogueSnapshot['captions']) => {
    return new PictureStore(env.PICTURES_DIR, captions);
  });
  const uploads = new UploadedPictures(folderStorage(join(env.DATA_DIR, 'pictures')));
  const texts = () => ({ env: settings.env, pages: catalogue.latest.pages });
  const contentWith = oncePer((pictures: PictureStore) => ({
    current: followContent(texts, pictures, uploads),
  }));
  const pictures = () => picturesWith(catalogue.latest.captions);
  const payments = settings.following(openPaymentProviders);
  const ksef = settings.following(openKsef);
  const sms = settings.following(openSms);
  // Off in development, where a page also changes with the code.
  const countsAddresses = env.WRITES_PER_MINUTE > 0;
  const requestLimiter = new RequestLimiter(pool, env.WRITES_PER_MINUTE);
  const readCache = new ReadCache(catalogue, env.READ_CACHE && env.NODE_ENV !== 'development');
  return {
    get env() {
      return settings.env;
    },
    logger,
    orm,
    pool,
    replica,
    listExports: new ListExports(
      async (max) => {
        const exporting = await createOrm(env.DATABASE_URL, EXPORT_LIMITS, {
          pool: { min: 0, max },
        });
        return {
          orm: exporting,
          replica: await openReplica(exporting, REPLICA_EXPORT_LIMITS, max, replica?.statements),
        };
      },
      Math.floor(env.DATABASE_POOL / 2),
    ),
    listener,
    catalogue,
    callEvents,
    settings,
    get content() {
      return contentWith(pictures()).current();
    },
    get pictures() {
      return pictures();
    },
    uploads,
    files: folderStorage(join(env.DATA_DIR, 'files')),
    get payments() {
      return payments();
    },
    get ksef() {
      return ksef();
    },
    get sms() {
      return sms();
    },
    readCache,
    metrics: env.METRICS_PORT === 0 ? null : await openMetrics({ orm, pool, readCache, replica }),
    loginLimiter: new LoginLimiter(pool),
    requestLimiter,
    drawingQueue: new FileQueue(
      (address) => requestLimiter.consumeDrawing(address),
      countsAddresses,
    ),
    photographQueue: new FileQueue(
      (address) => requestLimiter.consumePhotograph(address),
      countsAddresses,
    ),
    memory: memoryShares(countsAddresses),
  };
}

export async function closeServices(services: Services): Promise<void> {
  const { callEvents, listExports, listener, orm, replica } = services;
  callEvents.close();
  await listener.close();
  await listExports.close();
  await replica?.close();
  await orm.close();
}

/** Loads the module on demand, because a process without `METRICS_PORT` does not need it. */
async function openMetrics(
  measured: Pick<Services, 'orm' | 'pool' | 'readCache' | 'replica'>,
): Promise<Metrics | null> {
  const { Metrics } = await import('./metrics/metrics.js');
  return new Metrics(measured);
}
