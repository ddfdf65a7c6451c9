import type { EntityManager } from '@mikro-orm/postgresql';
import jwt from 'jsonwebtoken';
import { Session } from './session.entity.js';
import type { User } from './user.entity.js';

/** A token lives this long; while its session lives, it is renewed from half its life on. */
const TOKEN_SECONDS = 15 * 60;
const SESSION_HOURS = 12;

interface Claims {
  sid: string;
  exp: number;
}

export interface SignedIn {
  user: User;
  sessionId: string;
  /** A token to replace the one that was shown, when it is due for renewal. */
  renewed?: string;
}

/** Opens a session and answers its first token. */
export async function startSession(em: EntityManager, user: User, secret: string): Promise<string> {
  const session = em.create(Session, {
    user,
    expiresAt: new Date(Date.now() + SESSION_HOURS * 3_600_000),
    createdAt: new Date(),
    revokedAt: null,
  });
  await em.flush();
  return signToken(session.id, secret);
}

/**
 * Who shows this token, or null. The token proves which session it is; the session's row decides whether it still
 * holds, so that revoking it, or disabling the account, counts at once.
 */
export async function resumeSession(
  em: EntityManager,
  token: string,
  secret: string,
): Promise<SignedIn | null> {
  const claims = readToken(token, secret);
  if (!claims) return null;
  const session = await em.findOne(
    Session,
    { id: claims.sid, revokedAt: null, expiresAt: { $gt: new Date() }, user: { disabledAt: null } },
    { populate: ['user'] },
  );
  if (!session) return null;
  const due = claims.exp * 1000 - Date.now() < (TOKEN_SECONDS * 1000) / 2;
  return {
    user: session.user.getEntity(),
    sessionId: session.id,
    ...(due && { renewed: signToken(session.id, secret) }),
  };
}

export async function endSession(em: EntityManager, sessionId: string): Promise<void> {
  await em.nativeUpdate(Session, { id: sessionId }, { revokedAt: new Date() });
}

function signToken(sid: string, secret: string): string {
  return jwt.sign({ sid }, secret, {
    algorithm: 'HS256',
    expiresIn: TOKEN_SECONDS,
    audience: 'staff',
  });
}

/** An expired token still names its session: whether that lives is asked of the database. */
function readToken(token: string, secret: string): Claims | null {
  try {
    return jwt.verify(token, secret, {
      algorithms: ['HS256'],
      audience: 'staff',
      ignoreExpiration: true,
    }) as unknown as Claims;
  } catch {
    return null;
  }
}
