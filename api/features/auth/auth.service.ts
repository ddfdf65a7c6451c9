import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { normaliseLine } from '#engine/locale/text';
import { SecondFactor } from '../../identity/second-factor.entity.js';
import { type Origin, startSession } from '../../identity/session.service.js';
import type { SignInChallenge } from '../../identity/sign-in-challenge.entity.js';
import { User } from '../../identity/user.entity.js';
import type { Attempt, LoginLimiter } from './login-limiter.js';
import { hashPassword, verifyPassword } from './password.js';
import { openChallenge } from './second-factor/challenge.js';

export const normaliseEmail = (email: string): string => normaliseLine(email).toLowerCase();

/** An account with the token of its new session, or with the challenge that its second factor has to meet first. */
export type SignIn =
  | { user: User; token: string; challenge?: never }
  | { user: User; challenge: SignInChallenge };

/**
 * Checks the credentials and opens a session, or a challenge where the account has a second factor. Returns null where
 * the credentials are wrong or the account is disabled, after the same steps whether or not there is such an account;
 * throws TOO_MANY_REQUESTS past the limits.
 */
export async function signIn(
  em: EntityManager,
  limiter: LoginLimiter,
  attempt: Attempt,
  password: string,
  origin: Origin,
  secret: string,
): Promise<SignIn | null> {
  const { email } = attempt;
  await limiter.consume(attempt);
  const found = await em.findOne(User, { email, disabledAt: null }, { populate: ['passwordHash'] });
  if (!(await verifyPassword(password, found?.passwordHash)) || !found) return null;
  const { id, passwordHash } = found;
  const signIn = await em.transactional(async (tx): Promise<SignIn | null> => {
    // Checked again: a new password, or disabling the account, has ended the other sessions but would not end this one.
    const user = await tx.findOne(
      User,
      { id, passwordHash, disabledAt: null },
      { lockMode: LockMode.PESSIMISTIC_READ },
    );
    if (!user) return null;
    if ((await tx.count(SecondFactor, { user })) > 0)
      return { user, challenge: await openChallenge(tx, user, 'sign_in') };
    return { user, token: await startSession(tx, user, secret, origin) };
  });
  if (signIn?.challenge) await limiter.takeBack(attempt);
  else await limiter.forgive(attempt);
  return signIn;
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
