import { randomUUID } from 'node:crypto';
import { createUser } from '../features/auth/auth.service.js';
import type { Role } from '../features/auth/user.entity.js';
import type { TestApp } from './test-app.js';

/** What a member of staff types to sign in. */
export interface Account {
  email: string;
  password: string;
}

export async function createAccount(app: TestApp, role: Role): Promise<Account> {
  const account = { email: `${randomUUID()}@cieniomat.example`, password: 'gęsia skórka 1' };
  await createUser(app.services.orm.em.fork(), { ...account, name: 'Ewa Próbna', role });
  return account;
}
