import type { Logger } from 'pino';
import type { Services } from './context.js';
import { createOrm } from './database/orm.js';
import { poolOf } from './database/pool.js';
import type { Env } from './env.js';
import { LoginLimiter } from './features/auth/login-limiter.js';
import { CatalogueStore } from './features/catalogue/catalogue-store.js';
import { ContentStore } from './features/content/content-store.js';
import { ReadCache } from './read-cache.js';

/** Opens everything that lives as long as the process; the database is migrated by `prepare` on the way. */
export async function openServices(
  env: Env,
  logger: Logger,
  prepare: (orm: Services['orm']) => Promise<void>,
): Promise<Services> {
  const orm = await createOrm(env.DATABASE_URL, { pool: { min: 0, max: env.DATABASE_POOL } });
  await prepare(orm);
  const pool = await poolOf(orm);
  const catalogue = await new CatalogueStore(pool, env.DATABASE_URL, logger).open();
  return {
    env,
    logger,
    orm,
    pool,
    catalogue,
    content: new ContentStore(env),
    // While developing, a page changes without the catalogue.
    readCache: new ReadCache(catalogue, env.READ_CACHE && env.NODE_ENV !== 'development'),
    loginLimiter: new LoginLimiter(pool),
  };
}

export async function closeServices({ catalogue, orm }: Services): Promise<void> {
  await catalogue.close();
  await orm.close();
}
