import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { hashPassword } from '../features/auth/password.js';
import { User } from '../identity/user.entity.js';
import type { Services } from '../request/services.js';

/** The cheapest hash, because tests sign in hundreds of times. */
const LEAST_COST = { memory: 8, passes: 1, parallelism: 1 };

export const ACCOUNT_PASSWORD = 'gęsia skórka 1';

/** The ids of the roles that a new shop has. */
export const PRESETS = [
  'admin',
  'staff',
  'sales',
  'measuring',
  'production',
  'accounting',
  'content',
  'reading',
  'fitting',
] as const;
export type Preset = (typeof PRESETS)[number];

/** What a member of staff types to sign in. */
export interface Account {
  email: string;
  password: string;
}

export async function createAccount(
  app: { services: Pick<Services, 'orm'> },
  role: Preset,
): Promise<Account> {
  const account = { email: `${randomUUID()}@cieniomat.example`, password: ACCOUNT_PASSWORD };
  await insertAccount(app.services.orm.em.fork(), { ...account, name: 'Ewa Próbna', role });
  return account;
}

/** An account whose password hash is quick to check. */
export async function insertAccount(
  em: EntityManager,
  { password, ...account }: Account & { name: string; role: Preset },
): Promise<void> {
  await em.insert(User, {
    ...account,
    passwordHash: await hashPassword(password, LEAST_COST),
    disabledAt: null,
    createdAt: new Date(),
    version: 1,
  });
}

/** Gives an account another password, without asking for the former one or ending its sessions. */
export async function setPassword(
  app: { services: Pick<Services, 'orm'> },
  { email, password }: Account,
): Promise<void> {
  const passwordHash = await hashPassword(password, LEAST_COST);
  await app.services.orm.em.fork().nativeUpdate(User, { email }, { passwordHash });
}
