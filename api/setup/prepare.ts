import { randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Logger, runMigrations as runJobMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import { initialPriceList } from '#engine/goods/price/price-list';
import { poolOf } from '../database/limits.js';
import { runMigrations } from '../database/run-migrations.js';
import { clearSecondFactors } from '../features/accounts/second-factor/remove-second-factor.js';
import { createUser, normaliseEmail } from '../features/auth/auth.service.js';
import { PriceList } from '../features/catalogue/price-list.entity.js';
import { OWNER } from '../identity/staff-role.entity.js';
import { User } from '../identity/user.entity.js';
import { DEMO_ACCOUNT } from '../shared/env/demo-company.js';
import type { Env } from '../shared/env/env.js';
import { createOrm } from './orm.js';
import { seedIfEmpty } from './seed/seed.js';

/** The key of an advisory lock: an arbitrary number, the same on all nodes. */
const PREPARATION_LOCK = 726_112_03;

/** Runs `work` under a lock, so that nodes that start together do it one after the other. */
export async function oneByOne<Result>(
  orm: MikroORM,
  work: () => Promise<Result>,
): Promise<Result> {
  return orm.em
    .getKysely()
    .connection()
    .execute(async (connection) => {
      const call = (name: string) =>
        connection
          .selectNoFrom((eb) => eb.fn(name, [eb.val(PREPARATION_LOCK)]).as('result'))
          .execute();
      await call('pg_advisory_lock');
      try {
        return await work();
      } finally {
        await call('pg_advisory_unlock');
      }
    });
}

/** Runs the migrations of the shop and of the job queue, and makes sure that there is a price list. */
export const migrate = (orm: MikroORM): Promise<void> => oneByOne(orm, () => bringUpToDate(orm));

async function bringUpToDate(orm: MikroORM): Promise<void> {
  await runMigrations(orm);
  await migrateJobs(await poolOf(orm));
  await ensurePriceList(orm);
}

/** To be called inside `oneByOne`: runs these migrations alone; without a list does the same as `migrate`. */
export async function migrateTo(orm: MikroORM, migrations?: string[]): Promise<void> {
  if (!migrations) return bringUpToDate(orm);
  await runMigrations(orm, migrations);
  await migrateJobs(await poolOf(orm));
}

/** A shop always has a price list; the first one holds the engine's initial prices. */
async function ensurePriceList(orm: MikroORM): Promise<void> {
  const em = orm.em.fork();
  if ((await em.count(PriceList)) > 0) return;
  const { version, ...data } = initialPriceList();
  em.create(PriceList, { version, data, publishedAt: new Date() });
  await em.flush();
}

/** Creates the first admin if there is none and the e-mail is free; returns whether it did. */
async function ensureAdmin(
  orm: MikroORM,
  account: { email: string; name: string; password: string },
): Promise<boolean> {
  const em = orm.em.fork();
  const email = normaliseEmail(account.email);
  if ((await em.count(User, { $or: [{ role: OWNER }, { email }] })) > 0) return false;
  await createUser(em, { ...account, role: OWNER });
  return true;
}

/** Creates an admin even if there are others; returns false if the e-mail is taken. */
export async function createAdmin(
  orm: MikroORM,
  account: { email: string; name: string; password: string },
): Promise<boolean> {
  const em = orm.em.fork();
  if ((await em.count(User, { email: normaliseEmail(account.email) })) > 0) return false;
  await createUser(em, { ...account, role: OWNER });
  return true;
}

/** Removes all second factors of an account and mails its owner; returns false if there is no such account. */
export async function removeSecondFactors(orm: MikroORM, email: string): Promise<boolean> {
  return orm.em.fork().transactional(async (tx) => {
    const user = await tx.findOne(User, { email: normaliseEmail(email) });
    if (user) await clearSecondFactors(tx, user);
    return user !== null;
  });
}

/** Prepares the database for the first request, on connections without a statement timeout. */
export async function prepareDatabase(env: Env): Promise<void> {
  const orm = await createOrm(env.DATABASE_URL);
  try {
    await oneByOne(orm, () => prepare(orm, env));
  } finally {
    await orm.close();
  }
}

async function prepare(orm: MikroORM, env: Env): Promise<void> {
  await bringUpToDate(orm);
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD) {
    await ensureAdmin(orm, {
      email: env.ADMIN_EMAIL,
      name: 'Administrator',
      password: env.ADMIN_PASSWORD,
    });
  }
  if (!env.DEMO) return tellWithoutAccount(orm);
  await seedIfEmpty(orm);
  const password = randomBytes(9).toString('base64url');
  if (await ensureAdmin(orm, { email: DEMO_ACCOUNT, name: 'Konto demonstracyjne', password })) {
    process.stdout.write(
      `\n  Demo account (shown once): ${DEMO_ACCOUNT}  password: ${password}\n\n`,
    );
  }
}

/** Outside the demo nobody gets an account unasked, so the start says how to make the first one. */
async function tellWithoutAccount(orm: MikroORM): Promise<void> {
  if ((await orm.em.fork().count(User, { role: OWNER })) > 0) return;
  process.stdout.write(
    '\n  No account exists, so nobody can sign in. Set ADMIN_EMAIL and ADMIN_PASSWORD and start again, or make the' +
      ' first admin:\n  ADMIN_PASSWORD=... npm run db:create-admin -- --email you@example.com\n\n',
  );
}

/** Creates the tables of the job queue; safe to call on several nodes at once. */
async function migrateJobs(pool: Pool): Promise<void> {
  const silent = new Logger(() => () => undefined);
  await runJobMigrations({ pgPool: pool, logger: silent });
}
