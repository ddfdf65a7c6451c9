import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ApiToken } from './api-token.entity.js';
import { lacksSecondFactor } from './lacks-second-factor.js';

const PREFIX = 'cnm_';
export const PREFIX_SHOWN = 12;
const SECRET = /^cnm_[\w-]{43}$/;
/** The time of the last use is written at most once in this interval. */
const USED_EVERY_MS = 60_000;

/** A new secret with its prefix and its hash; only these two are stored. */
export function newSecret(): Pick<ApiToken, 'prefix' | 'tokenHash'> & { secret: string } {
  const secret = PREFIX + randomBytes(32).toString('base64url');
  return { secret, prefix: secret.slice(0, PREFIX_SHOWN), tokenHash: hashSecret(secret) };
}

/**
 * Finds the token with this secret, and its account, and records that it was used; null where the token is unknown,
 * revoked or expired, or its account disabled. A token has no permissions while its account has none for lack of the
 * second factor that its role requires; what everybody may read stays open to it.
 */
export async function findToken(em: EntityManager, secret: string): Promise<ApiToken | null> {
  if (!SECRET.test(secret)) return null;
  const now = new Date();
  const token = await em.findOne(
    ApiToken,
    {
      tokenHash: hashSecret(secret),
      revokedAt: null,
      $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }],
      owner: { disabledAt: null },
    },
    { populate: ['owner.role'] },
  );
  if (!token) return null;
  const owner = token.owner.getEntity();
  owner.lacksSecondFactor = await lacksSecondFactor(em, owner);
  if (now.getTime() - (token.lastUsedAt?.getTime() ?? 0) >= USED_EVERY_MS)
    await em.nativeUpdate(ApiToken, { id: token.id }, { lastUsedAt: now });
  return token;
}

export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
