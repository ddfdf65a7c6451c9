import type { EntityManager } from '@mikro-orm/postgresql';
import type { Request, Response } from 'express';
import type { LastWrite } from '../database/wal-position.js';
import type { ApiToken } from '../identity/api-token.entity.js';
import { findToken } from '../identity/api-token.service.js';
import type { KnownDevice } from '../identity/known-device.js';
import { type Origin, resumeSession } from '../identity/session.service.js';
import type { User } from '../identity/user.entity.js';
import { AppError } from '../shared/errors.js';
import { clientAddressOf } from './request-limiter.js';
import type { Services } from './services.js';
import {
  readDeviceCookie,
  readLastWrite,
  readSessionToken,
  readVisitorId,
  setSessionCookie,
} from './session-cookies.js';

/** The data of one request, alike for GraphQL, REST and pages. */
export interface Context {
  readonly services: Services;
  readonly req: Request;
  readonly res: Response;
  /** With an identity map of its own; `readFromReplica` exchanges it. */
  em: EntityManager;
  /** The signed-in member of staff, or the owner of the API token. */
  viewer: User | null;
  readonly sessionId: string | null;
  /** The id of the member of staff whose screen sends the request; null where the request does not say. */
  readonly screenOwner: number | null;
  /** The token by which the viewer acts; cookies are then ignored. */
  readonly token: ApiToken | null;
  /** The id under which this browser's cart is stored; null where the browser sends no valid cookie with one. */
  visitorId: string | null;
  /** This browser, if members of staff have signed in with it; else null. */
  readonly device: KnownDevice | null;
  /**
   * What reads from the replica must find. API tokens read from the primary: a program keeps no cookies, and may ask for
   * what a notification has just told it.
   */
  readonly lastWrite: LastWrite;
  readonly origin: Origin;
  /**
   * Whether the answer may be cached, and how many rows an exported list has; an object, because Apollo gives its plugins a
   * copy of the context.
   */
  readonly answer: { isCatalogueRead: boolean; rowCount?: number };
}

/** The context of operations that only members of staff and their tokens may call. */
export interface StaffContext extends Context {
  viewer: User;
}

/** The context of a request by its cookies; an expired, revoked or forged session counts as none. */
export async function createContext(
  services: Services,
  req: Request,
  res: Response,
): Promise<Context> {
  const sessionToken = readSessionToken(req);
  const signedIn =
    sessionToken &&
    (await resumeSession(services.orm.em.fork(), sessionToken, services.env.SESSION_SECRET));
  const context: Context = {
    ...commonOf(services, req, res),
    viewer: signedIn ? signedIn.user : null,
    sessionId: signedIn ? signedIn.sessionId : null,
    screenOwner: screenOwnerOf(req),
    token: null,
    lastWrite: readLastWrite(req),
    visitorId: readVisitorId(req),
    device: readDeviceCookie(req),
  };
  if (signedIn && signedIn.renewed) setSessionCookie(context, signedIn.renewed);
  return context;
}

/** The id in the header `x-staff-member`; NaN, which matches no member of staff, where it is not a number. */
function screenOwnerOf(req: Request): number | null {
  const id = req.get('x-staff-member');
  return id === undefined ? null : Number(id);
}

const BEARER = /^Bearer +(\S+) *$/i;

/** Whether the request has an API token, valid or not. */
export const showsToken = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers.authorization !== undefined && /^Bearer\b/i.test(headers.authorization);

/** The context of an API request, where a token replaces all cookies; throws UNAUTHENTICATED for an invalid token. */
export async function createApiContext(
  services: Services,
  req: Request,
  res: Response,
): Promise<Context> {
  if (!showsToken(req)) return createContext(services, req, res);
  const secret = BEARER.exec(req.headers.authorization ?? '')?.[1];
  const token = secret ? await findToken(services.orm.em.fork(), secret) : null;
  if (!token) {
    res.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
    throw new AppError(
      'UNAUTHENTICATED',
      'Token API jest nieprawidłowy, wygasł albo został unieważniony.',
    );
  }
  const viewer = token.owner.getEntity();
  viewer.viaToken = token;
  return {
    ...commonOf(services, req, res),
    viewer,
    sessionId: null,
    screenOwner: null,
    token,
    lastWrite: 'unknown',
    visitorId: null,
    device: null,
  };
}

/** The context of a request that is answered alike for everybody: cookies and tokens are not read. */
export const createAnonymousContext = (
  services: Services,
  req: Request,
  res: Response,
): Context => ({
  ...commonOf(services, req, res),
  viewer: null,
  sessionId: null,
  screenOwner: null,
  token: null,
  lastWrite: 'unknown',
  visitorId: null,
  device: null,
});

function commonOf(services: Services, req: Request, res: Response) {
  return {
    services,
    req,
    res,
    em: services.orm.em.fork(),
    origin: { address: clientAddressOf(req), userAgent: req.get('user-agent') },
    answer: { isCatalogueRead: false },
  };
}
