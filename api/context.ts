import { randomUUID } from 'node:crypto';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { CookieOptions, Request, Response } from 'express';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Env } from './env.js';
import type { LoginInput } from './features/auth/auth.inputs.js';
import { signIn } from './features/auth/auth.service.js';
import type { LoginLimiter } from './features/auth/login-limiter.js';
import { endSession, resumeSession } from './features/auth/session.service.js';
import type { User } from './features/auth/user.entity.js';
import type { CatalogueStore } from './features/catalogue/catalogue-store.js';
import type { ContentStore } from './features/content/content-store.js';
import type { ReadCache } from './read-cache.js';

/** What lives as long as the process. */
export interface Services {
  env: Env;
  logger: Logger;
  orm: MikroORM;
  pool: Pool;
  catalogue: CatalogueStore;
  content: ContentStore;
  readCache: ReadCache;
  loginLimiter: LoginLimiter;
}

const SESSION_COOKIE = 'cieniomat_session';
const VISITOR_COOKIE = 'cieniomat_visitor';
/** Readable by the page: says only that asking for the cart is worth it. */
const HAS_CART_COOKIE = 'cieniomat_has_cart';
const VISITOR_DAYS = 90;
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
    private sessionId: string | null,
  ) {
    const visitor: unknown = req.signedCookies?.[VISITOR_COOKIE];
    this.visitor = typeof visitor === 'string' && UUID.test(visitor) ? visitor : null;
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

  async signIn(input: LoginInput): Promise<User | null> {
    const { loginLimiter, env } = this.services;
    const result = await signIn(
      this.em,
      loginLimiter,
      input,
      this.req.ip ?? 'unknown',
      env.SESSION_SECRET,
    );
    if (!result) return null;
    this.viewer = result.user;
    this.setSessionCookie(result.token);
    return result.user;
  }

  async signOut(): Promise<void> {
    if (this.sessionId) await endSession(this.em, this.sessionId);
    this.viewer = null;
    this.res.clearCookie(SESSION_COOKIE, this.cookieOptions);
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

/** Reads who is asking; a stale or forged session counts as none. */
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
