import type { EntityManager } from '@mikro-orm/postgresql';
import { lacksSecondFactor } from '../../../identity/lacks-second-factor.js';
import { SecondFactor } from '../../../identity/second-factor.entity.js';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { asStaff } from '../../audit/as-staff.js';
import type { LoginLimiter } from '../../auth/login-limiter.js';
import { secondFactorMail } from '../../auth/second-factor/second-factor-mails.js';
import { makeRecoveryCodes } from '../../auth/second-factor/second-factor.service.js';
import { queueMail } from '../../mail/queue-mail.js';
import type { Account } from '../account.entity.js';
import { findAccount } from '../account.service.js';
import { lockUser } from '../lock-user.js';
import { type OwnSession, expectOwnPassword } from '../profile.service.js';
import type { OwnPasswordInput, RemoveSecondFactorInput } from './second-factor.inputs.js';

/**
 * Removes one of the viewer's second factors, and with the last passkey or app the recovery codes, too. Throws NOT_FOUND,
 * CONFLICT for the last one of an account whose role requires one, and as `expectOwnPassword` does.
 */
export async function removeSecondFactor(
  em: EntityManager,
  limiter: LoginLimiter,
  own: OwnSession,
  { secondFactorId: id, currentPassword }: RemoveSecondFactorInput,
): Promise<void> {
  await expectOwnPassword(em, limiter, own, currentPassword);
  await asStaff(em, own.viewer, async (tx) => {
    const user = await lockUser(tx, own.viewer.id);
    if ((await tx.nativeDelete(SecondFactor, { id, user: user.id })) === 0)
      throw new AppError('NOT_FOUND', 'Ten składnik logowania jest już usunięty.');
    const held = { user: user.id, kind: { $ne: 'recovery_codes' as const } };
    if ((await tx.count(SecondFactor, held)) === 0) {
      await tx.nativeDelete(SecondFactor, { user: user.id });
      if (await lacksSecondFactor(tx, user)) throw new AppError('CONFLICT', LAST_REQUIRED);
    }
    await queueMail(tx, secondFactorMail(user, 'removed'));
  });
}

const LAST_REQUIRED =
  'Twoja rola wymaga drugiego składnika logowania. Dodaj najpierw inny, a\u00a0potem usuń ten.';

/** Makes the viewer's recovery codes anew. Throws CONFLICT without a second factor, and as `expectOwnPassword` does. */
export async function renewRecoveryCodes(
  em: EntityManager,
  limiter: LoginLimiter,
  own: OwnSession,
  { currentPassword }: OwnPasswordInput,
): Promise<string[]> {
  await expectOwnPassword(em, limiter, own, currentPassword);
  return asStaff(em, own.viewer, async (tx) => {
    const user = await lockUser(tx, own.viewer.id);
    if ((await tx.count(SecondFactor, { user: user.id })) === 0)
      throw new AppError('CONFLICT', 'Dodaj najpierw klucz dostępu albo aplikację.');
    await queueMail(tx, secondFactorMail(user, 'codesRenewed'));
    return makeRecoveryCodes(tx, user);
  });
}

/** Removes all second factors of somebody else, who has lost them; throws NOT_FOUND, and CONFLICT for one's own. */
export async function resetSecondFactors(
  em: EntityManager,
  actor: User,
  accountId: number,
): Promise<Account | null> {
  if (accountId === actor.id) throw new AppError('CONFLICT', 'Swoje usuniesz w\u00a0„Mój profil”.');
  return asStaff(em, actor, async (tx) => {
    await clearSecondFactors(tx, await lockUser(tx, accountId));
    return findAccount(tx, accountId);
  });
}

/** Removes all second factors of an account and mails its owner, in the caller's transaction. */
export async function clearSecondFactors(tx: EntityManager, user: User): Promise<void> {
  const count = await tx.nativeDelete(SecondFactor, { user: user.id });
  if (count > 0) await queueMail(tx, secondFactorMail(user, 'reset'));
}
