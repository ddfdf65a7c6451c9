import { randomUUID } from 'node:crypto';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { CookieOptions, Request, Response } from 'express';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { DatabaseListener } from '../database/database-listener.js';
import type { ListExports } from '../database/list-exports.js';
import type { Env } from '../shared/env.js';
import { AppError } from '../shared/errors.js';
import type { ApiToken } from '../features/auth/api-token.entity.js';
import { findToken } from '../features/auth/api-token.service.js';
import type { LoginInput } from '../features/auth/auth.inputs.js';
import { normaliseEmail, signIn } from '../features/auth/auth.service.js';
import {
  type KnownDevice,
  deviceOf,
  isKnownTo,
  readDevice,
  writeDevice,
} from '../features/auth/known-device.js';
import type { Attempt, LoginLimiter } from '../features/auth/login-limiter.js';
import { scopeOf } from '../features/auth/scopes.js';
import { type Origin, endSession, resumeSession } from '../features/auth/session.service.js';
import type { User } from '../features/auth/user.entity.js';
import type { CallEvents } from '../features/calls/call-events.js';
import type { CatalogueStore } from '../features/catalogue/catalogue-store.js';
import type { ContentStore } from '../features/content/content-store.js';
import type { PictureStore } from '../features/pictures/picture-store.js';
import type { UploadedPictures } from '../features/pictures/uploaded-pictures.js';
import type { Metrics } from '../process/metrics/metrics.js';
import type { ReadCache } from './answer-cache.js';
import { type LimitedForm, type RequestLimiter, clientAddressOf } from './request-limiter.js';

/** What lives as long as the process. */
export interface Services {
  env: Env;
  logger: Logger;
  orm: MikroORM;
  pool: Pool;
  listExports: ListExports;
  listener: DatabaseListener;
  catalogue: CatalogueStore;
  callEvents: CallEvents;
  content: ContentStore;
  pictures: PictureStore;
  uploads: UploadedPictures;
  readCache: ReadCache;
  /** Null where METRICS_PORT is not set. */
  metrics: Metrics | null;
  loginLimiter: LoginLimiter;
  requestLimiter: RequestLimiter;
}

const SESSION_COOKIE = 'cieniomat_session';
const VISITOR_COOKIE = 'cieniomat_visitor';
const DEVICE_COOKIE = 'cieniomat_device';
/** Readable by the page: says only that asking for the cart is worth it. */
const HAS_CART_COOKIE = 'cieniomat_has_cart';
const VISITOR_DAYS = 90;
const DEVICE_DAYS = 180;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** What lives as long as one request; the same for GraphQL, REST and pages. */
export class Context {
  /** Whether the answer may be kept for others; an object, because Apollo shows its plugins a copy of the context. */
  readonly answer = { isCatalogueRead: false };
  private manager: EntityManager | undefined;
  private visitor: string | null;

  constructor(
    readonly services: Services,
    private readonly req: Request,
    private readonly res: Response,
    public viewer: User | null,
    readonly sessionId: string | null,
    /** By which the viewer acts; then no cookie counts. */
    private readonly token: ApiToken | null = null,
  ) {
    const visitor: unknown = token ? undefined : req.signedCookies?.[VISITOR_COOKIE];
    this.visitor = typeof visitor === 'string' && UUID.test(visitor) ? visitor : null;
  }

  /** Throws FORBIDDEN where a token asks for what none of its scopes names; a session may ask for anything. */
  expectScope(operation: string): void {
    if (!this.token) return;
    const scope = scopeOf(operation);
    if (scope === undefined)
      throw new AppError('FORBIDDEN', 'Ta czynność nie jest dostępna dla tokenów API.');
    if (!this.token.scopes.includes(scope))
      throw new AppError('FORBIDDEN', `Token API nie ma zakresu ${scope}.`);
  }

  /** Its own identity map, made when first asked for. */
  get em(): EntityManager {
    return (this.manager ??= this.services.orm.em.fork());
  }

  get pool(): Pool {
    return this.services.pool;
  }

  get catalogue(): CatalogueStore {
    return this.services.catalogue;
  }

  /** Where the request comes from, for counting. */
  get clientAddress(): string {
    return clientAddressOf(this.req);
  }

  /** The same with the browser, for a session to be known by. */
  get origin(): Origin {
    return { address: this.clientAddress, userAgent: this.req.get('user-agent') };
  }

  /** Who owns the cart of this browser; null for one that has never put anything in it. */
  get visitorId(): string | null {
    return this.visitor;
  }

  /** The same, made and set as a signed cookie when there is none. */
  ensureVisitorId(): string {
    this.visitor ??= randomUUID();
    const options = { ...this.cookieOptions, maxAge: VISITOR_DAYS * 86_400_000 };
    this.res.cookie(VISITOR_COOKIE, this.visitor, { ...options, signed: true });
    return this.visitor;
  }

  /** Tells the page whether there is a cart to ask for. */
  markCart(lineCount: number): void {
    const options = { ...this.cookieOptions, httpOnly: false };
    if (lineCount === 0) this.res.clearCookie(HAS_CART_COOKIE, options);
    else this.res.cookie(HAS_CART_COOKIE, '1', { ...options, maxAge: VISITOR_DAYS * 86_400_000 });
  }

  /** Counts a change that anybody may make, against the address; staff are not counted. Throws TOO_MANY_REQUESTS. */
  async countWrite(): Promise<void> {
    if (!this.viewer) await this.services.requestLimiter.consumeWrite(this.clientAddress);
  }

  /** Counts a form that makes us write to somebody; staff are not counted. Throws TOO_MANY_REQUESTS. */
  async countForm(form: LimitedForm, email: string): Promise<void> {
    const { viewer, clientAddress: address, services } = this;
    if (!viewer) await services.requestLimiter.consume(form, { email, address });
  }

  async signIn(input: LoginInput): Promise<User | null> {
    const { loginLimiter, env } = this.services;
    const attempt = this.attemptOf(input.email);
    const { password } = input;
    const secret = env.SESSION_SECRET;
    const result = await signIn(this.em, loginLimiter, attempt, password, this.origin, secret);
    if (!result) return null;
    this.viewer = result.user;
    this.setSessionCookie(result.token);
    this.setDeviceCookie(attempt.email);
    return result.user;
  }

  /** How somebody who shows a password for this account is counted. */
  attemptOf(text: string): Attempt {
    const email = normaliseEmail(text);
    const { device, clientAddress: address } = this;
    return { email, address, deviceId: device && isKnownTo(device, email) ? device.id : null };
  }

  /** The browser, where members of staff have signed in by it. */
  private get device(): KnownDevice | null {
    return this.token ? null : readDevice(this.req.signedCookies?.[DEVICE_COOKIE]);
  }

  private setDeviceCookie(email: string): void {
    const options = { ...this.cookieOptions, maxAge: DEVICE_DAYS * 86_400_000, signed: true };
    this.res.cookie(DEVICE_COOKIE, writeDevice(deviceOf(this.device, email)), options);
  }

  async signOut(): Promise<void> {
    if (this.sessionId) await endSession(this.em, this.sessionId);
    this.viewer = null;
    this.res.clearCookie(SESSION_COOKIE, this.cookieOptions);
  }

  /** For an answer that goes on for long: whether the session that asked for it still holds. */
  async isStillSignedIn(): Promise<boolean> {
    const { orm, env } = this.services;
    const token: unknown = this.req.cookies?.[SESSION_COOKIE];
    if (typeof token !== 'string') return false;
    return (await resumeSession(orm.em.fork(), token, env.SESSION_SECRET)) !== null;
  }

  setSessionCookie(token: string): void {
    this.res.cookie(SESSION_COOKIE, token, this.cookieOptions);
  }

  private get cookieOptions(): CookieOptions {
    return {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: this.services.env.PUBLIC_URL.startsWith('https:'),
    };
  }
}

/** Reads who is asking by cookie; a stale or forged session counts as none. */
export async function createContext(
  services: Services,
  req: Request,
  res: Response,
): Promise<Context> {
  const token: unknown = req.cookies?.[SESSION_COOKIE];
  if (typeof token !== 'string') return new Context(services, req, res, null, null);
  const em = services.orm.em.fork();
  const signedIn = await resumeSession(em, token, services.env.SESSION_SECRET);
  const context = new Context(
    services,
    req,
    res,
    signedIn?.user ?? null,
    signedIn?.sessionId ?? null,
  );
  if (signedIn?.renewed) context.setSessionCookie(signedIn.renewed);
  return context;
}

const BEARER = /^Bearer +(\S+) *$/i;

/** Whether the request shows an API token, good or not. */
export const showsToken = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers.authorization !== undefined && /^Bearer\b/i.test(headers.authorization);

/** The same for the API, where a token counts in place of all cookies; throws UNAUTHENTICATED for one that is not good. */
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
  const owner = token.owner.getEntity();
  owner.viaToken = token.id;
  return new Context(services, req, res, owner, null, token);
}
