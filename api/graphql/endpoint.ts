import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import cookieParser from 'cookie-parser';
import { type RequestHandler, text } from 'express';
import { CachedAnswer } from '../request/answer-cache.js';
import { BODY_LIMIT } from '../request/bound-memory.js';
import { type Context, createApiContext, showsToken } from '../request/context.js';
import { endRequest } from '../request/public-error.js';
import { sendCached } from '../request/send-cached.js';
import type { Services } from '../request/services.js';
import { AppError } from '../shared/errors.js';
import { isObject } from '../shared/unknown.js';
import { traceOperation } from './trace-operations.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** POST and GET of /graphql: cached answers for reads of the catalogue, Apollo Server for everything else. */
export function graphqlEndpoint(
  services: Services,
  server: ApolloServer<Context>,
): RequestHandler[] {
  return [
    // As text: a cached answer needs neither the parsed body nor the cookies.
    text({ type: 'application/json', limit: BODY_LIMIT }),
    cachedReads(services),
    parseBody,
    cookieParser(services.env.SESSION_SECRET),
    trustTokens,
    traceOperation,
    expressMiddleware(server, {
      context: async ({ req, res }) =>
        (res.locals.context = await createApiContext(services, req, res).catch(endRequest)),
    }),
  ];
}

/** Answers from the cache by body and version of the catalogue; stores answers that depend on the catalogue alone. */
function cachedReads({ readCache }: Services): RequestHandler {
  return (req, res, next) => {
    const body: unknown = req.body;
    const { version } = readCache;
    // Requests with a token bypass the cache, because its scopes decide what it may read.
    if (req.method !== 'POST' || typeof body !== 'string' || showsToken(req)) return next();
    const cached = readCache.get(version, body);
    if (cached) return sendCached(req, res, cached);
    const send = res.send.bind(res);
    res.send = (answer: unknown) => {
      if (typeof answer !== 'string') return send(answer);
      const bytes = Buffer.from(answer);
      if (res.statusCode === 200 && res.locals.context?.answer.isCatalogueRead)
        readCache.set(version, body, new CachedAnswer(bytes, 200, JSON_TYPE));
      return send(bytes);
    };
    next();
  };
}

/** Browsers do not add tokens by themselves, so requests with a token need no protection against CSRF by Apollo. */
const trustTokens: RequestHandler = (req, _res, next) => {
  if (showsToken(req)) req.headers['apollo-require-preflight'] = '1';
  next();
};

const parseBody: RequestHandler = (req, _res, next) => {
  const body: unknown = req.body;
  try {
    req.body = typeof body === 'string' ? JSON.parse(body) : {};
  } catch {
    throw new AppError('MALFORMED');
  }
  if (!hasReadableHash(req.body)) throw new AppError('MALFORMED');
  next();
};

/**
 * False for a persisted query whose hash is not a string, because Apollo cannot read it. If the hash is a string,
 * Apollo answers PERSISTED_QUERY_NOT_SUPPORTED, and the client sends the document.
 */
function hasReadableHash(body: unknown): boolean {
  const extensions = isObject(body) ? body['extensions'] : undefined;
  const persisted = isObject(extensions) ? extensions['persistedQuery'] : undefined;
  return (
    persisted === undefined || (isObject(persisted) && typeof persisted['sha256Hash'] === 'string')
  );
}
