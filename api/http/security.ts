import cors from 'cors';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { showsToken } from '../request/context.js';
import type { Env } from '../shared/env/env.js';
import { AppError } from '../shared/errors.js';
import { OWN_STYLES } from './style-policy.js';

const APOLLO_CDN = [
  'https://embeddable-sandbox.cdn.apollographql.com',
  'https://apollo-server-landing-page.cdn.apollographql.com',
];

/** The Permissions-Policy header: denies browser features that the shop does not use to everything on its pages. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Security headers of all responses but the health checks. Vite needs inline scripts, so the content security policy is
 * not set in development.
 */
export function securityHeaders({ NODE_ENV, PUBLIC_URL }: Env): RequestHandler {
  const https = PUBLIC_URL.startsWith('https:');
  const headers = helmet({
    contentSecurityPolicy:
      NODE_ENV === 'development'
        ? false
        : {
            useDefaults: false,
            directives: {
              defaultSrc: ["'self'"],
              scriptSrc: ["'self'"],
              styleSrc: [OWN_STYLES],
              // Style attributes are allowed: React writes them on the server.
              styleSrcAttr: ["'unsafe-inline'"],
              imgSrc: ["'self'", 'data:', 'blob:'],
              objectSrc: ["'none'"],
              baseUri: ["'none'"],
              formAction: ["'self'"],
              frameAncestors: ["'none'"],
              ...(https && { upgradeInsecureRequests: [] }),
            },
          },
    strictTransportSecurity: https && { maxAge: 31_536_000 },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  return (req, res, next) => {
    res.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    headers(req, res, next);
  };
}

/** Apollo Sandbox loads scripts from another site, so its page has a policy of its own. */
export function sandboxPolicy({ GRAPHQL_SANDBOX }: Env): RequestHandler {
  const cdn = APOLLO_CDN.join(' ');
  const policy =
    `default-src 'self' ${cdn}; script-src 'self' 'unsafe-inline' ${cdn}; style-src 'self' 'unsafe-inline' ${cdn}; ` +
    `img-src 'self' data: ${cdn}; frame-src 'self' https://sandbox.embed.apollographql.com; connect-src 'self' ${cdn}`;
  return (req, res, next) => {
    const isSandbox = req.method === 'GET' && req.accepts(['json', 'html']) === 'html';
    if (GRAPHQL_SANDBOX && isSandbox) res.setHeader('Content-Security-Policy', policy);
    next();
  };
}

/** Allows cross-origin requests of the configured partner sites, without cookies. */
export function partnerSites({ CORS_ORIGINS }: Env): RequestHandler {
  return cors({
    origin: CORS_ORIGINS,
    credentials: false,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'Apollo-Require-Preflight',
    ],
    exposedHeaders: ['X-Total-Count'],
    maxAge: 86_400,
  });
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses cross-site requests in a visitor's name: changes that carry a cookie and come from another origin. Requests
 * with a token are allowed: browsers do not add tokens by themselves, and cookies are ignored beside a token.
 */
export function refuseCrossSite(env: Env): RequestHandler {
  const refuse = refuseForeignForms(env);
  return (req, res, next) => {
    if (SAFE_METHODS.has(req.method) || req.headers.cookie === undefined || showsToken(req))
      return next();
    return refuse(req, res, next);
  };
}

/** Refuses requests whose headers name another site, with or without cookies, because any site can submit a form. */
export function refuseForeignForms({ PUBLIC_URL }: Env): RequestHandler {
  const { origin: publicOrigin } = new URL(PUBLIC_URL);
  return (req, _res, next) => {
    const { origin, host } = req.headers;
    const isOwn = origin === publicOrigin || origin === `${req.protocol}://${host}`;
    const isForeign = req.headers['sec-fetch-site'] === 'cross-site';
    if (isForeign || (origin !== undefined && !isOwn))
      throw new AppError('FORBIDDEN', 'Żądanie z\u00a0innej strony zostało odrzucone.');
    next();
  };
}
