import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
  json,
} from 'express';
import { type Context, type Services, createContext } from './context.js';
import { BODY_LIMIT } from './http-errors.js';
import { CachedAnswer } from './read-cache.js';
import { sendCached } from './send-cached.js';

const CONTEXT = Symbol('context');
const RAW_BODY = Symbol('raw body');

interface GraphQLRequest extends Request {
  [CONTEXT]?: Context;
  [RAW_BODY]?: string;
}

/** POST and GET of /graphql: reads of the catalogue come from memory where they can, everything else from Apollo. */
export function graphqlEndpoint(services: Services, server: ApolloServer<Context>): RequestHandler {
  const router = Router();
  router.use(
    json({
      limit: BODY_LIMIT,
      verify: (req, _res, buffer) =>
        void ((req as GraphQLRequest)[RAW_BODY] = buffer.toString('utf8')),
    }),
    (req, _res, next) => {
      req.body ??= {};
      next();
    },
    cachedReads(services),
    expressMiddleware(server, {
      context: async ({ req, res }) =>
        ((req as GraphQLRequest)[CONTEXT] = await createContext(services, req, res)),
    }),
  );
  return router;
}

/** Answers a body that has been answered under this version of the catalogue; keeps what Apollo answers to others. */
function cachedReads({ readCache }: Services): RequestHandler {
  return (req: GraphQLRequest, res: Response, next: NextFunction) => {
    const body = req[RAW_BODY];
    const { version } = readCache;
    if (req.method !== 'POST' || body === undefined || version === null) return next();
    const known = readCache.get(version, body);
    if (known) return sendCached(req, res, known);
    const send = res.send.bind(res);
    res.send = (answer: unknown) => {
      if (
        typeof answer === 'string' &&
        res.statusCode === 200 &&
        req[CONTEXT]?.answer.isCatalogueRead
      ) {
        readCache.set(
          version,
          body,
          new CachedAnswer(answer, 200, 'application/json; charset=utf-8'),
        );
      }
      return send(answer);
    };
    next();
  };
}
