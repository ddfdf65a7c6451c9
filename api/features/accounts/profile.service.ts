import type { EntityManager } from '@mikro-orm/postgresql';
import { endSessions } from '../../identity/session.service.js';
import { User } from '../../identity/user.entity.js';
import { type AppError, wrongField } from '../../shared/errors.js';
import { expectVersion } from '../../shared/row-version.js';
import { asStaff } from '../audit/as-staff.js';
import type { Attempt, LoginLimiter } from '../auth/login-limiter.js';
import { expectGoodPassword } from '../auth/password-rules.js';
import { hashPassword, verifyPassword } from '../auth/password.js';
import { queueMail } from '../mail/queue-mail.js';
import { passwordChangedMail } from './account-mails.js';
import type { UpdateProfileInput } from './account.inputs.js';
import { lockUser } from './lock-user.js';
import { PasswordLink } from './password-link.entity.js';
import type { ChangePasswordInput } from './password.inputs.js';

/** Changes one's own name; throws CHANGED_MEANWHILE. */
export async function updateProfile(
  em: EntityManager,
  viewer: User,
  { version, name }: UpdateProfileInput,
): Promise<User> {
  return asStaff(em, viewer, async (tx) => {
    const user = await lockUser(tx, viewer.id);
    expectVersion(user, version);
    user.name = name.trim();
    await tx.flush();
    return user;
  });
}

export interface OwnSession {
  viewer: User;
  sessionId: string | null;
  attempt: Attempt;
}

/**
 * Sets a new password if the current one is right, ends all other sessions and deletes a mailed password link.
 * Throws BAD_USER_INPUT where the current password is wrong or the new one is refused, and TOO_MANY_REQUESTS after too
 * many wrong passwords.
 */
export async function changePassword(
  em: EntityManager,
  limiter: LoginLimiter,
  { viewer, sessionId, attempt }: OwnSession,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<void> {
  const { id } = viewer;
  const passwordHash = await expectOwnPassword(em, limiter, { viewer, attempt }, currentPassword);
  expectGoodPassword(newPassword, viewer, 'newPassword');
  if (await verifyPassword(newPassword, passwordHash))
    throw wrongField('newPassword', 'Nowe hasło musi być inne niż obecne.');
  const newHash = await hashPassword(newPassword);
  await asStaff(em, viewer, async (tx) => {
    const user = await lockUser(tx, id);
    // The password may have been changed after it was read above.
    if ((await tx.count(User, { id, passwordHash })) === 0) throw wrongCurrent();
    user.passwordHash = newHash;
    await tx.flush();
    await endSessions(tx, id, sessionId);
    await tx.nativeDelete(PasswordLink, { user: id });
    await queueMail(tx, passwordChangedMail(user));
  });
}

/**
 * Returns the hash of the viewer's password. Throws BAD_USER_INPUT at `currentPassword` where another one was typed, and
 * TOO_MANY_REQUESTS after too many wrong ones.
 */
export async function expectOwnPassword(
  em: EntityManager,
  limiter: LoginLimiter,
  { viewer: { id }, attempt }: Pick<OwnSession, 'viewer' | 'attempt'>,
  typed: string,
): Promise<string | null> {
  await limiter.consume(attempt);
  const { passwordHash } = await em
    .fork()
    .findOneOrFail(User, { id }, { populate: ['passwordHash'] });
  if (!(await verifyPassword(typed, passwordHash))) throw wrongCurrent();
  await limiter.forgive(attempt);
  return passwordHash;
}

const wrongCurrent = (): AppError =>
  wrongField('currentPassword', 'Obecne hasło jest nieprawidłowe.');
