import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { queueJob } from '../../database/database-calls.js';
import { hashSecret } from '../../identity/api-token.service.js';
import { User } from '../../identity/user.entity.js';
import { normaliseEmail } from '../auth/auth.service.js';
import { queueMail } from '../mail/queue-mail.js';
import { passwordLinkMail } from './account-mails.js';
import { lockUser } from './lock-user.js';
import { PasswordLink } from './password-link.entity.js';

const LINK_HOURS = 24;

/** Mails a link that sets the password, in the caller's transaction; the new link replaces an earlier one. */
export async function mailPasswordLink(tx: EntityManager, user: User): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const held = await tx.findOne(PasswordLink, { user: user.id });
  const link = held ?? tx.create(PasswordLink, { user, tokenHash: '', expiresAt: new Date() });
  link.tokenHash = hashSecret(token);
  link.expiresAt = new Date(Date.now() + LINK_HOURS * 3_600_000);
  await tx.flush();
  const isFirst = (await tx.refresh(user, { populate: ['passwordHash'] }))?.passwordHash == null;
  await queueMail(tx, passwordLinkMail(user, `/haslo/${token}`, isFirst));
}

const MAX_ATTEMPTS = 5;

/**
 * Queues a job that mails the link to the enabled account with this e-mail. The job is queued even without such an
 * account, so that neither the answer nor its time reveals whether it exists.
 */
export async function requestPasswordLink(em: EntityManager, email: string): Promise<void> {
  const user = await em.findOne(User, { email: normaliseEmail(email), disabledAt: null });
  await queueJob(em, 'mail_password_link', { userId: user?.id ?? null }, MAX_ATTEMPTS);
}

/**
 * Carries out the job of `requestPasswordLink`: mails the link, unless there was no account or it is disabled by now.
 * Not `asStaff`, because the sender of the request is not signed in.
 */
export async function mailRequestedLink(em: EntityManager, userId: number | null): Promise<void> {
  if (userId === null) return;
  await em.transactional(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user.disabledAt) await mailPasswordLink(tx, user);
  });
}
