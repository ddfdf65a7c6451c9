import { deviceOf, isKnownTo } from '../../identity/known-device.js';
import { endSession, resumeSession } from '../../identity/session.service.js';
import type { User } from '../../identity/user.entity.js';
import type { Context } from '../../request/context.js';
import {
  clearSessionCookie,
  readSessionToken,
  setDeviceCookie,
  setSessionCookie,
} from '../../request/session-cookies.js';
import { networkOf } from '../../shared/rate-limit.js';
import type { LoginInput } from './auth.inputs.js';
import { normaliseEmail, signIn } from './auth.service.js';
import type { Attempt } from './login-limiter.js';

/** Opens a session and sets its cookies; returns the account, null for wrong credentials. Throws TOO_MANY_REQUESTS. */
export async function signInBrowser(context: Context, input: LoginInput): Promise<User | null> {
  const { em, services, origin, device } = context;
  const attempt = attemptOf(context, input.email);
  const secret = services.env.SESSION_SECRET;
  const { loginLimiter } = services;
  const result = await signIn(em, loginLimiter, attempt, input.password, origin, secret);
  if (!result) return null;
  context.viewer = result.user;
  setSessionCookie(context, result.token);
  setDeviceCookie(context, deviceOf(device, attempt.email));
  return result.user;
}

/** Ends the session of this browser. */
export async function signOutBrowser(context: Context): Promise<void> {
  if (context.sessionId) await endSession(context.em, context.sessionId);
  context.viewer = null;
  clearSessionCookie(context);
}

/** The keys by which attempts to prove the password of this account are counted. */
export function attemptOf({ device, origin }: Context, text: string): Attempt {
  const email = normaliseEmail(text);
  const deviceId = device && isKnownTo(device, email) ? device.id : null;
  return { email, address: networkOf(origin.address), deviceId };
}

/** Whether the session that opened a long-running answer is still valid. */
export async function isStillSignedIn({ req, services }: Context): Promise<boolean> {
  const token = readSessionToken(req);
  if (!token) return false;
  const { orm, env } = services;
  return (await resumeSession(orm.em.fork(), token, env.SESSION_SECRET)) !== null;
}
