import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Origin, startSession } from '../../../identity/session.service.js';
import { SignInChallenge } from '../../../identity/sign-in-challenge.entity.js';
import { User } from '../../../identity/user.entity.js';
import type { Services } from '../../../request/services.js';
import type { Attempt } from '../login-limiter.js';
import { findChallenge } from './challenge.js';
import { type Proof, useSecondFactor } from './second-factor.service.js';

/**
 * Opens the session that waits for a second factor and returns its token; throws INVALID_CREDENTIALS, NOT_FOUND where
 * the challenge has been met or has expired, TOO_MANY_REQUESTS past the limits.
 */
export async function meetChallenge(
  em: EntityManager,
  services: Services,
  attempt: Attempt,
  userId: number,
  proof: Proof,
  origin: Origin,
): Promise<string> {
  await services.loginLimiter.consume(attempt);
  const token = await em.transactional(async (tx) => {
    const user = await tx.findOneOrFail(
      User,
      { id: userId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    // Looked for again: another request, a new password or disabling the account may have deleted it.
    await findChallenge(tx, proof.token, 'sign_in');
    await useSecondFactor(tx, services, user, proof);
    await tx.nativeDelete(SignInChallenge, { token: proof.token });
    return startSession(tx, user, services.env.SESSION_SECRET, origin);
  });
  await services.loginLimiter.forgive(attempt);
  return token;
}
