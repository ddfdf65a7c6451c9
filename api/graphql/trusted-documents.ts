import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { type GraphQLSchema, getOperationAST, parse } from 'graphql';
import { CachedAnswer, isCatalogueRead } from '../request/answer-cache.js';
import { type Context, createAnonymousContext } from '../request/context.js';
import { sendCached } from '../request/send-cached.js';
import type { Services } from '../request/services.js';
import type { Env } from '../shared/env/env.js';
import { AppError, wrongField } from '../shared/errors.js';
import { PROJECT_ROOT } from '../shared/project-files.js';
import { isObject } from '../shared/unknown.js';

const JSON_TYPE = 'application/json; charset=utf-8';
/** For a year in proxies, because the address names the version; browsers ask each time. */
const SHARED = 'public, max-age=0, s-maxage=31536000';
const NEVER = 'no-store';
/** The version of the catalogue that an answer is of, or of which it is at least. */
export const VERSION_HEADER = 'Catalogue-Version';
const VERSION = /^[\d.-]{1,60}$/;
const MAX_VARIABLES = 4096;
const PARAMETERS = new Set(['v', 'variables']);

/**
 * `GET /version?v=` and `GET /{id}?v=&variables=`: the version of the catalogue, and the answer to a trusted document, for
 * anybody the same; cookies and tokens are not read. `v` is the version that the caller knows: an answer of exactly this
 * version may be kept by proxies, every other answer by nobody.
 */
export function trustedDocuments(
  services: Services,
  schema: GraphQLSchema,
  server: ApolloServer<Context>,
): Router {
  const documents = readTrustedDocuments(schema, services.env);
  return Router()
    .use(neverKept)
    .get('/version', async (req, res) => {
      const { v } = parametersOf(req);
      const { version } = await services.catalogue.since(v);
      res.setHeader(VERSION_HEADER, version);
      res.status(204).end();
    })
    .get('/:id', async (req, res) => {
      const query = documents.get(req.params.id);
      if (query === undefined) throw new AppError('NOT_FOUND');
      await sendAnswer({ services, server, query }, req, res);
    })
    .use((_req, res) => {
      res.setHeader('Allow', 'GET, HEAD');
      throw new AppError('METHOD_NOT_ALLOWED');
    });
}

/** The documents that the build has found, by their ids. Throws where one of them depends on more than the catalogue. */
export function readTrustedDocuments(
  schema: GraphQLSchema,
  { NODE_ENV }: Pick<Env, 'NODE_ENV'>,
): ReadonlyMap<string, string> {
  const file =
    NODE_ENV === 'production'
      ? 'dist/web/trusted-documents.json'
      : 'web/apollo/trusted-documents.generated.json';
  const documents: Record<string, string> = JSON.parse(
    readFileSync(join(PROJECT_ROOT, file), 'utf8'),
  );
  for (const [id, text] of Object.entries(documents)) {
    const operation = getOperationAST(parse(text));
    if (!operation || !isCatalogueRead(schema, operation))
      throw new Error(`the trusted document ${id} is not for everybody`);
  }
  return new Map(Object.entries(documents));
}

const neverKept: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', NEVER);
  next();
};

interface Asked {
  services: Services;
  server: ApolloServer<Context>;
  query: string;
}

async function sendAnswer(asked: Asked, req: Request, res: Response): Promise<void> {
  const { v, variables } = parametersOf(req);
  const { readCache, catalogue } = asked.services;
  const { version } = await catalogue.since(v);
  res.setHeader(VERSION_HEADER, version);
  const key = `trusted ${variables} ${asked.query}`;
  const cached = readCache.version === version ? readCache.get(version, key) : undefined;
  if (cached) return sendCached(req, res, cached, version === v ? SHARED : NEVER);
  const { answer, keeps } = await execute(asked, variables, req, res);
  // A change during the execution may show in a part of the answer.
  if (!keeps || readCache.version !== version) return sendCached(req, res, answer, NEVER);
  readCache.set(version, key, answer);
  sendCached(req, res, answer, version === v ? SHARED : NEVER);
}

/** The answer of the GraphQL server, as to a visitor without cookies; `keeps`: it depends on the catalogue alone. */
async function execute(
  { services, server, query }: Asked,
  variables: string,
  req: Request,
  res: Response,
): Promise<{ answer: CachedAnswer; keeps: boolean }> {
  const context = createAnonymousContext(services, req, res);
  const { status = 200, body } = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers: new HeaderMap([['content-type', 'application/json']]),
      search: '',
      body: { query, variables: JSON.parse(variables) },
    },
    context: async () => context,
  });
  if (body.kind !== 'complete') throw new Error('an answer came in parts');
  return {
    answer: new CachedAnswer(Buffer.from(body.string), status, JSON_TYPE),
    keeps: status === 200 && context.answer.isCatalogueRead,
  };
}

/** The parameters of the address; throws BAD_USER_INPUT that names the wrong one, or PAYLOAD_TOO_LARGE. */
function parametersOf({ query }: Request): { v: string; variables: string } {
  const { v, variables = '{}' } = query;
  const unknown = Object.keys(query).find((name) => !PARAMETERS.has(name));
  if (unknown !== undefined) throw wrongField(unknown.slice(0, 60), 'Nie ma takiego parametru.');
  if (typeof v !== 'string' || !VERSION.test(v))
    throw wrongField('v', 'Podaj wersję katalogu, na przykład z\u00a0nagłówka Catalogue-Version.');
  if (typeof variables !== 'string' || !isJsonObject(variables))
    throw wrongField('variables', 'Podaj zmienne zapytania jako obiekt JSON.');
  if (variables.length > MAX_VARIABLES)
    throw new AppError('PAYLOAD_TOO_LARGE', 'Adres jest za długi. Wyślij zapytanie metodą POST.');
  return { v, variables };
}

function isJsonObject(text: string): boolean {
  try {
    return isObject(JSON.parse(text));
  } catch {
    return false;
  }
}
