import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type ChallengePurpose,
  SignInChallenge,
} from '../../../identity/sign-in-challenge.entity.js';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';

const CHALLENGE_MS = 10 * 60_000;

/** Makes a challenge for an account whose password was right. */
export async function openChallenge(
  em: EntityManager,
  user: User,
  purpose: ChallengePurpose,
  sealedKey: string | null = null,
): Promise<SignInChallenge> {
  const expiresAt = new Date(Date.now() + CHALLENGE_MS);
  const challenge = em.create(SignInChallenge, { user, purpose, sealedKey, expiresAt });
  await em.flush();
  return challenge;
}

/** A challenge that is still open, with its account; throws NOT_FOUND. */
export async function findChallenge(
  em: EntityManager,
  token: string,
  purpose: ChallengePurpose,
): Promise<SignInChallenge> {
  const open = { token, purpose, expiresAt: { $gt: new Date() }, user: { disabledAt: null } };
  const challenge = await em.findOne(SignInChallenge, open, { populate: ['user'] });
  if (!challenge) throw new AppError('NOT_FOUND', 'Minęło za dużo czasu. Zacznij od nowa.');
  return challenge;
}
