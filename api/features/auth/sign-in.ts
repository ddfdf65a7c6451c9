import { deviceOf, isKnownTo } from '../../identity/known-device.js';
import { lacksSecondFactor } from '../../identity/lacks-second-factor.js';
import { endSession, resumeSession } from '../../identity/session.service.js';
import type { User } from '../../identity/user.entity.js';
import type { Context } from '../../request/context.js';
import {
  clearSessionCookie,
  readSessionToken,
  setDeviceCookie,
  setSessionCookie,
} from '../../request/session-cookies.js';
import { AppError } from '../../shared/errors.js';
import { networkOf } from '../../shared/rate-limit.js';
import type { LoginInput } from './auth.inputs.js';
import { type SignIn, normaliseEmail, signIn } from './auth.service.js';
import type { Attempt } from './login-limiter.js';
import { findChallenge } from './second-factor/challenge.js';
import { meetChallenge } from './second-factor/meet-challenge.js';
import type { Proof } from './second-factor/second-factor.service.js';

/**
 * Opens a session and sets its cookies, unless a second factor has to follow. Throws INVALID_CREDENTIALS and
 * TOO_MANY_REQUESTS.
 */
export async function signInBrowser(
  context: Context,
  { email, password, code }: LoginInput,
): Promise<SignIn> {
  const { em, services, origin } = context;
  const attempt = attemptOf(context, email);
  const secret = services.env.SESSION_SECRET;
  const signedIn = await signIn(em, services.loginLimiter, attempt, password, origin, secret);
  if (!signedIn) throw new AppError('INVALID_CREDENTIALS', 'Nieprawidłowy e-mail lub hasło.');
  if (signedIn.challenge) {
    const { token } = signedIn.challenge;
    return code ? confirmInBrowser(context, { token, code }) : signedIn;
  }
  return enter(context, signedIn.user, signedIn.token);
}

/**
 * Opens the session that waits for a second factor and sets its cookies. Throws INVALID_CREDENTIALS, NOT_FOUND for a
 * challenge that is no longer open, and TOO_MANY_REQUESTS.
 */
export async function confirmInBrowser(context: Context, proof: Proof): Promise<SignIn> {
  const { em, services, origin } = context;
  const { user } = await findChallenge(em, proof.token, 'sign_in');
  const person = user.getEntity();
  const attempt = attemptOf(context, person.email);
  const token = await meetChallenge(em, services, attempt, person.id, proof, origin);
  return enter(context, person, token);
}

/** Tells that the password was right and a second factor has to follow. */
export const secondFactorRequired = (): AppError =>
  new AppError(
    'SECOND_FACTOR_REQUIRED',
    'Potwierdź logowanie: podaj kod z\u00a0aplikacji albo kod zapasowy.',
  );

async function enter(context: Context, user: User, token: string): Promise<SignIn> {
  user.lacksSecondFactor = await lacksSecondFactor(context.em, user);
  context.viewer = user;
  setSessionCookie(context, token);
  setDeviceCookie(context, deviceOf(context.device, user.email));
  return { user, token };
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
