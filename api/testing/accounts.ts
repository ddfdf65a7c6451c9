import { argon2Sync, randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Role, User } from '../features/auth/user.entity.js';
import type { TestApp } from './test-app.js';

/** What a member of staff types to sign in. */
export interface Account {
  email: string;
  password: string;
}

export async function createAccount(app: TestApp, role: Role): Promise<Account> {
  const account = { email: `${randomUUID()}@cieniomat.example`, password: 'gęsia skórka 1' };
  await insertAccount(app.services.orm.em.fork(), { ...account, name: 'Ewa Próbna', role });
  return account;
}

/** An account with a password that is checked at once: tests sign in hundreds of times. */
export async function insertAccount(
  em: EntityManager,
  { password, ...account }: Account & { name: string; role: Role },
): Promise<void> {
  await em.insert(User, {
    ...account,
    passwordHash: quickHash(password),
    disabledAt: null,
    createdAt: new Date(),
    version: 1,
  });
}

/** In the form of stored hashes, which names its cost: the least that there is. */
function quickHash(password: string): string {
  const cost = { memory: 8, passes: 1, parallelism: 1 };
  const nonce = randomBytes(16);
  const message = password.normalize('NFKC');
  const hash = argon2Sync('argon2id', { message, nonce, ...cost, tagLength: 32 });
  const texts = [nonce, hash].map((bytes) => bytes.toString('base64url'));
  return ['argon2id', ...Object.values(cost), ...texts].join('$');
}
