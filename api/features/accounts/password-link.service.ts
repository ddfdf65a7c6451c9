import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { hashSecret } from '../../identity/api-token.service.js';
import { endSessions } from '../../identity/session.service.js';
import type { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import { asStaff } from '../audit/as-staff.js';
import { expectGoodPassword } from '../auth/password-rules.js';
import { hashPassword } from '../auth/password.js';
import { queueMail } from '../mail/queue-mail.js';
import { passwordChangedMail } from './account-mails.js';
import { lockUser } from './lock-user.js';
import { PasswordLink } from './password-link.entity.js';

const TOKEN = /^[\w-]{43}$/;

/** The owner of a link; null where the link is unknown, used or expired, or the account disabled. */
export async function personOfLink(em: EntityManager, token: string): Promise<User | null> {
  const link = TOKEN.test(token)
    ? await em.findOne(PasswordLink, holding(token), { populate: ['user'] })
    : null;
  return link?.user.getEntity() ?? null;
}

/**
 * Sets the password by a mailed link, deletes the link, ends all sessions of the account and returns its owner. Throws
 * NOT_FOUND for a link that cannot be used, BAD_USER_INPUT for a password that is refused.
 */
export async function setPassword(
  em: EntityManager,
  token: string,
  password: string,
): Promise<User> {
  const person = await personOfLink(em, token);
  if (!person) throw linkUnusable();
  expectGoodPassword(password, person, 'password');
  const passwordHash = await hashPassword(password);
  return asStaff(em, person, async (tx) => {
    // Locks the account before its link, in the same order as `sendPasswordLink`, so that the two cannot deadlock.
    const user = await lockUser(tx, person.id);
    const link = await tx.findOne(PasswordLink, holding(token), {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    if (!link) throw linkUnusable();
    user.passwordHash = passwordHash;
    tx.remove(link);
    await tx.flush();
    await endSessions(tx, user.id, null);
    await queueMail(tx, passwordChangedMail(user));
    return user;
  });
}

const holding = (token: string) => ({
  tokenHash: hashSecret(token),
  expiresAt: { $gt: new Date() },
  user: { disabledAt: null },
});

const linkUnusable = (): AppError =>
  new AppError('NOT_FOUND', 'Ten link wygasł albo został już użyty. Poproś o\u00a0nowy.');
