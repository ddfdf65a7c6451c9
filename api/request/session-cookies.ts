import { randomUUID } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import { type LastWrite, readLast, writeLast } from '../database/wal-position.js';
import { type KnownDevice, readDevice, writeDevice } from '../identity/known-device.js';
import type { Services } from './services.js';

const SESSION = 'cieniomat_session';
const VISITOR = 'cieniomat_visitor';
const DEVICE = 'cieniomat_device';
/** Readable by scripts: says only that the visitor has a cart to load. */
const HAS_CART = 'cieniomat_has_cart';
const POSITION = 'cieniomat_position';
const DAY_MS = 86_400_000;
const VISITOR_MS = 90 * DAY_MS;
const DEVICE_MS = 180 * DAY_MS;
/** Longer than a replica may be behind. */
const POSITION_MS = 10_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The request data needed to set a cookie. */
interface Answer {
  readonly res: Response;
  readonly services: Pick<Services, 'env'>;
}

/** The signed token of a staff session, not verified yet. */
export function readSessionToken(req: Request): string | null {
  const token: unknown = req.cookies?.[SESSION];
  return typeof token === 'string' ? token : null;
}

export function setSessionCookie(answer: Answer, token: string): void {
  answer.res.cookie(SESSION, token, optionsOf(answer));
}

export function clearSessionCookie(answer: Answer): void {
  answer.res.clearCookie(SESSION, optionsOf(answer));
}

/** The id under which this browser's cart is stored; null where the cookie is missing or has a wrong signature. */
export function readVisitorId(req: Request): string | null {
  const visitor: unknown = req.signedCookies?.[VISITOR];
  return typeof visitor === 'string' && UUID.test(visitor) ? visitor : null;
}

/** The id under which this browser's cart is stored, created if missing; renews the signed cookie. */
export function ensureVisitorId(context: Answer & { visitorId: string | null }): string {
  context.visitorId ??= randomUUID();
  const options = { ...optionsOf(context), maxAge: VISITOR_MS, signed: true };
  context.res.cookie(VISITOR, context.visitorId, options);
  return context.visitorId;
}

/** As `ensureVisitorId`, but null where the visitor has no cart yet. */
export const renewVisitorId = (context: Answer & { visitorId: string | null }): string | null =>
  context.visitorId === null ? null : ensureVisitorId(context);

/** Sets the cookie that tells scripts whether there is a cart to load. */
export function markCart(answer: Answer, lineCount: number): void {
  const options = { ...optionsOf(answer), httpOnly: false };
  if (lineCount === 0) answer.res.clearCookie(HAS_CART, options);
  else answer.res.cookie(HAS_CART, '1', { ...options, maxAge: VISITOR_MS });
}

/** This browser, if members of staff have signed in with it; else null. */
export function readDeviceCookie(req: Request): KnownDevice | null {
  return readDevice(req.signedCookies?.[DEVICE]);
}

export function setDeviceCookie(answer: Answer, device: KnownDevice): void {
  const options = { ...optionsOf(answer), maxAge: DEVICE_MS, signed: true };
  answer.res.cookie(DEVICE, writeDevice(device), options);
}

/** This browser's last write in the last 10 s. */
export const readLastWrite = (req: Request): LastWrite => readLast(req.cookies?.[POSITION]);

export function setLastWrite(answer: Answer, last: Exclude<LastWrite, null>): void {
  answer.res.cookie(POSITION, writeLast(last), { ...optionsOf(answer), maxAge: POSITION_MS });
}

function optionsOf({ services }: Answer): CookieOptions {
  return {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: services.env.PUBLIC_URL.startsWith('https:'),
  };
}
