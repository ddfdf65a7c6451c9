import cors from 'cors';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { showsToken } from '../request/context.js';
import type { Env } from '../shared/env.js';
import { AppError } from '../shared/errors.js';
import { OWN_STYLES } from './style-policy.js';

const APOLLO_CDN = [
  'https://embeddable-sandbox.cdn.apollographql.com',
  'https://apollo-server-landing-page.cdn.apollographql.com',
];

/** What a browser could be asked for that the shop never asks for, so that nothing within it can either. */
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

/** Headers of every answer. In development Vite needs inline scripts, so the policy is for built pages. */
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
              // Of elements: what React writes there on the server is our own.
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

/** Apollo Sandbox is the one page that loads from elsewhere: its own policy lets it. */
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

/** Lets named partner sites in, without cookies: they act for themselves, not for a visitor of ours. */
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
 * Refuses what another site asks for in a visitor's name: a change, with a cookie, from a foreign origin. No page can
 * make a browser add a token, and beside one the cookie does not count.
 */
export function refuseCrossSite(env: Env): RequestHandler {
  const refuse = refuseForeignForms(env);
  return (req, res, next) => {
    if (SAFE_METHODS.has(req.method) || req.headers.cookie === undefined || showsToken(req))
      return next();
    return refuse(req, res, next);
  };
}

/** Refuses every request that a page of another site makes, with a cookie or without: any page may submit a form. */
export function refuseForeignForms({ PUBLIC_URL }: Env): RequestHandler {
  const { host: publicHost } = new URL(PUBLIC_URL);
  return ({ headers }, _res, next) => {
    const { origin, host } = headers;
    if (
      headers['sec-fetch-site'] === 'cross-site' ||
      (origin !== undefined && !isOwn(origin, [publicHost, host]))
    ) {
      throw new AppError('FORBIDDEN', 'Żądanie z innej strony zostało odrzucone.');
    }
    next();
  };
}

function isOwn(origin: string, hosts: readonly (string | undefined)[]): boolean {
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
