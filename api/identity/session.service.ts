import { type KeyObject, createSecretKey } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { db } from '../database/db.js';
import { AppError } from '../shared/errors.js';
import { lacksSecondFactor } from './lacks-second-factor.js';
import { Session } from './session.entity.js';
import { SignInChallenge } from './sign-in-challenge.entity.js';
import { StaffRole } from './staff-role.entity.js';
import { User } from './user.entity.js';

/** The lifetime of a token; the first request after half of it gets a new one while the session is valid. */
const TOKEN_SECONDS = 15 * 60;
const SESSION_HOURS = 12;
/** The time when a session was last seen is written at most once in this interval. */
const SEEN_EVERY_MS = 60_000;
const MAX_USER_AGENT = 300;
const MAX_ADDRESS = 64;

const claims = z.object({ sid: z.string(), exp: z.number() });

/** The address and the browser from which somebody signs in. */
export interface Origin {
  address: string;
  userAgent: string | undefined;
}

export interface SignedIn {
  user: User;
  sessionId: string;
  /** A new token, where the given one is due for renewal. */
  renewed?: string;
}

/** Opens a session and returns its first token. */
export async function startSession(
  em: EntityManager,
  user: User,
  secret: string,
  { address, userAgent }: Origin,
): Promise<string> {
  const now = new Date();
  const session = em.create(Session, {
    user,
    address: address.slice(0, MAX_ADDRESS),
    userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
    expiresAt: new Date(now.getTime() + SESSION_HOURS * 3_600_000),
    createdAt: now,
    lastSeenAt: now,
    revokedAt: null,
  });
  await em.flush();
  return signToken(session.id, secret);
}

/**
 * The account and the session of a token; null where the token is not ours, its session has ended or the account is
 * disabled. The rows in the database decide this, so that revoking a session, disabling an account or requiring a second
 * factor counts at once. An account that lacks a required one keeps its session, to add it, but has no permissions.
 */
export async function resumeSession(
  em: EntityManager,
  token: string,
  secret: string,
): Promise<SignedIn | null> {
  const shown = readToken(token, secret);
  if (!shown) return null;
  const now = new Date();
  const found = await accountOf(em, shown.sid, now);
  if (!found) return null;
  const { lastSeenAt, account, role } = found;
  if (now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS)
    await em.nativeUpdate(Session, { id: shown.sid }, { lastSeenAt: now });
  const due = shown.exp * 1000 - now.getTime() < (TOKEN_SECONDS * 1000) / 2;
  const user = em.merge(User, { ...account, role: em.merge(StaffRole, role) });
  user.lacksSecondFactor = await lacksSecondFactor(em, user);
  return {
    user,
    sessionId: shown.sid,
    ...(due && { renewed: signToken(shown.sid, secret) }),
  };
}

/** A typed query, because every request of a signed-in browser runs it and `em.findOne` takes longer. */
async function accountOf(em: EntityManager, sessionId: string, now: Date) {
  const row = await db(em)
    .selectFrom('Session')
    .innerJoin('User', 'User.id', 'Session.user')
    .innerJoin('StaffRole', 'StaffRole.id', 'User.role')
    .select(['Session.lastSeenAt', 'User.id', 'User.email', 'User.name', 'User.role'])
    .select(['User.disabledAt', 'User.createdAt', 'User.version'])
    .select(['StaffRole.name as roleName', 'StaffRole.version as roleVersion', 'StaffRole.granted'])
    .select(['StaffRole.ownOrdersOnly', 'StaffRole.requiresSecondFactor'])
    .select('StaffRole.maxDiscountPercent')
    .where('Session.id', '=', sessionId)
    .where('Session.revokedAt', 'is', null)
    .where('Session.expiresAt', '>', now)
    .where('User.disabledAt', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { lastSeenAt, role: id, roleName, roleVersion, ...rest } = row;
  const { granted, ownOrdersOnly, requiresSecondFactor, maxDiscountPercent, ...account } = rest;
  const rights = { granted, ownOrdersOnly, requiresSecondFactor, maxDiscountPercent };
  const role = { id, name: roleName, version: roleVersion, ...rights };
  return { lastSeenAt, account, role };
}

/** The valid sessions of an account, last seen first. */
export function listSessions(em: EntityManager, userId: number): Promise<Session[]> {
  return em.find(
    Session,
    { user: userId, ...living() },
    { orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }] },
  );
}

/** A valid session that the viewer may end: the viewer's own, or anyone's by right; throws NOT_FOUND. */
export async function findSession(em: EntityManager, id: string, viewer: User): Promise<Session> {
  const own = viewer.may('accounts:write') ? {} : { user: viewer.id };
  const session = await em.findOne(Session, { id, ...living(), ...own });
  if (!session) throw new AppError('NOT_FOUND', 'Ta sesja jest już zakończona.');
  return session;
}

export async function endSession(em: EntityManager, sessionId: string): Promise<void> {
  await em.nativeUpdate(Session, { id: sessionId }, { revokedAt: new Date() });
}

/**
 * Ends the valid sessions of an account, except the given one, and sign-ins that wait for a second factor; returns how
 * many sessions it ended.
 */
export async function endSessions(
  em: EntityManager,
  userId: number,
  except: string | null,
): Promise<number> {
  await em.nativeDelete(SignInChallenge, { user: userId });
  return em.nativeUpdate(
    Session,
    { user: userId, ...living(), ...(except !== null && { id: { $ne: except } }) },
    { revokedAt: new Date() },
  );
}

const living = () => ({ revokedAt: null, expiresAt: { $gt: new Date() } });

function signToken(sid: string, secret: string): string {
  return jwt.sign({ sid }, keyOf(secret), {
    algorithm: 'HS256',
    expiresIn: TOKEN_SECONDS,
    audience: 'staff',
  });
}

/** Accepts an expired token too: the database decides whether its session is valid. */
function readToken(token: string, secret: string): z.infer<typeof claims> | null {
  try {
    const shown = jwt.verify(token, keyOf(secret), {
      algorithms: ['HS256'],
      audience: 'staff',
      ignoreExpiration: true,
    });
    return claims.parse(shown);
  } catch {
    return null;
  }
}

const keys = new Map<string, KeyObject>();

/** Kept as a `KeyObject`, because jsonwebtoken tries to parse a string as a public key at each verification. */
function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}
