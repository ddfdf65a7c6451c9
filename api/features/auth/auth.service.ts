import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { normaliseLine } from '#engine/locale/text';
import { type Origin, startSession } from '../../identity/session.service.js';
import { User } from '../../identity/user.entity.js';
import type { Attempt, LoginLimiter } from './login-limiter.js';
import { hashPassword, verifyPassword } from './password.js';

export const normaliseEmail = (email: string): string => normaliseLine(email).toLowerCase();

/**
 * Checks the credentials and opens a session; returns the account and the token of its session. Returns null where the
 * credentials are wrong or the account is disabled, after the same steps whether or not there is such an account;
 * throws TOO_MANY_REQUESTS past the limits.
 */
export async function signIn(
  em: EntityManager,
  limiter: LoginLimiter,
  attempt: Attempt,
  password: string,
  origin: Origin,
  secret: string,
): Promise<{ user: User; token: string } | null> {
  const { email } = attempt;
  await limiter.consume(attempt);
  const found = await em.findOne(User, { email, disabledAt: null }, { populate: ['passwordHash'] });
  if (!(await verifyPassword(password, found?.passwordHash)) || !found) return null;
  await limiter.forgive(attempt);
  const { id, passwordHash } = found;
  return em.transactional(async (tx) => {
    // Checked again: a new password, or disabling the account, has ended the other sessions but would not end this one.
    const user = await tx.findOne(
      User,
      { id, passwordHash, disabledAt: null },
      { lockMode: LockMode.PESSIMISTIC_READ },
    );
    return user && { user, token: await startSession(tx, user, secret, origin) };
  });
}

/** Creates an account with a password; the e-mail must not belong to another account. */
export async function createUser(
  em: EntityManager,
  account: { email: string; name: string; role: string; password: string },
): Promise<User> {
  const user = em.create(User, {
    email: normaliseEmail(account.email),
    name: account.name,
    role: account.role,
    passwordHash: await hashPassword(account.password),
    createdAt: new Date(),
    disabledAt: null,
  });
  await em.flush();
  return user;
}
