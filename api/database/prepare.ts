import { randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { DEFAULT_PRICE_LIST } from '../../engine/price-list.js';
import { createUser, normaliseEmail } from '../features/auth/auth.service.js';
import { User } from '../features/auth/user.entity.js';
import { PriceList } from '../features/catalogue/price-list.entity.js';
import type { Env } from '../env.js';
import { migrateJobs } from '../worker.js';
import { poolOf } from './pool.js';
import { seedIfEmpty } from './seed/seed.js';

/** An arbitrary number that all nodes agree on. */
const MIGRATION_LOCK = 726_112_03;

/** Brings the database up to date; several nodes may do so at once, one after the other. */
export async function migrate(orm: MikroORM): Promise<void> {
  const pool = await poolOf(orm);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await orm.migrator.up();
    await migrateJobs(pool);
    await ensurePriceList(orm);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
}

/** A shop always has a price list: the first is the engine's. */
async function ensurePriceList(orm: MikroORM): Promise<void> {
  const em = orm.em.fork();
  if ((await em.count(PriceList)) > 0) return;
  const { version, ...data } = DEFAULT_PRICE_LIST;
  em.create(PriceList, { version, data, publishedAt: new Date() });
  await em.flush();
}

/** Makes the first admin where there is none; answers whether it did. */
export async function ensureAdmin(
  orm: MikroORM,
  account: { email: string; name: string; password: string },
): Promise<boolean> {
  const em = orm.em.fork();
  const email = normaliseEmail(account.email);
  if ((await em.count(User, { $or: [{ role: 'admin' }, { email }] })) > 0) return false;
  await createUser(em, { ...account, role: 'admin' });
  return true;
}

const DEMO_EMAIL = 'demo@cieniomat.example';

/** Everything that must be true of the database before the first request. */
export async function prepareDatabase(orm: MikroORM, env: Env): Promise<void> {
  await migrate(orm);
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD) {
    await ensureAdmin(orm, {
      email: env.ADMIN_EMAIL,
      name: 'Administrator',
      password: env.ADMIN_PASSWORD,
    });
  }
  if (!env.DEMO) return;
  await seedIfEmpty(orm);
  const password = randomBytes(9).toString('base64url');
  if (await ensureAdmin(orm, { email: DEMO_EMAIL, name: 'Konto demonstracyjne', password })) {
    process.stdout.write(`\n  Demo account (shown once): ${DEMO_EMAIL}  password: ${password}\n\n`);
  }
}
