import type { Request, RequestHandler, Response } from 'express';
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  Kind,
  execute,
} from 'graphql';
import { createContext } from '../../request/context.js';
import type { Services } from '../../request/services.js';
import { type AppError, ERROR_STATUS } from '../../shared/errors.js';
import { answerWith, loggedPath } from '../errors.js';
import { toPublicError } from '../../request/public-error.js';
import type { PageSource, RenderedPage } from './page-source.js';
import { CachedAnswer, isCatalogueRead } from '../../request/answer-cache.js';
import { sendCached } from '../send-cached.js';
import { utf8 } from '../../shared/utf8.js';
import { STAFF_STYLES, allowStyles } from '../style-policy.js';

const HTML = 'text/html; charset=utf-8';
const REDIRECTS_FROM = 300;
const STAFF_AREA = /^\/admin(?:\/|$)/i;

/** Every page: rendered in this process, its queries executed here too; kept when it holds nothing personal. */
export function pages(
  services: Services,
  schema: GraphQLSchema,
  source: PageSource,
): RequestHandler {
  const { readCache } = services;
  return async (req, res, next) => {
    // A form that was sent before the page could take it: the page comes again.
    if (req.method === 'POST') return res.redirect(303, req.path.replace(/^\/+/, '/'));
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const { version } = readCache;
    const key = `page ${req.originalUrl}`;
    const known = readCache.get(version, key);
    if (known) return sendCached(req, res, known);

    const { page, personal, outage } = await renderPage(services, schema, source, req, res);
    if (page.location !== undefined) return res.redirect(page.status, page.location);
    const html = utf8(await source.fill(req.originalUrl, page));
    const styles = STAFF_AREA.test(req.path) ? STAFF_STYLES : source.styleSources(page);
    if (!personal && version !== null) {
      const answer = new CachedAnswer(html, page.status, HTML, 'no-cache', styles);
      readCache.set(version, key, answer);
      return sendCached(req, res, answer);
    }
    allowStyles(res, styles);
    res.setHeader('Cache-Control', personal ? 'private, no-store' : 'no-cache');
    const isFailed = page.status === ERROR_STATUS.INTERNAL_SERVER_ERROR;
    const answer = outage && isFailed ? answerWith(res, outage) : res.status(page.status);
    answer.type('html').send(html);
  };
}

interface Rendered {
  page: RenderedPage;
  personal: boolean;
  /** Why a part of the page may be missing, where it will soon be there again. */
  outage: AppError | null;
}

async function renderPage(
  services: Services,
  schema: GraphQLSchema,
  source: PageSource,
  req: Request,
  res: Response,
): Promise<Rendered> {
  const { env, logger } = services;
  const contextValue = await createContext(services, req, res);
  let personal = false;
  let outage: AppError | null = null;
  const page = await source.render({
    url: req.originalUrl,
    origin: env.PUBLIC_URL,
    async execute(document, variableValues): Promise<ExecutionResult> {
      personal ||= !readsCatalogueOnly(schema, document, variableValues);
      const result = await execute({ schema, document, variableValues, contextValue });
      outage ??= outageIn(result);
      return result;
    },
    onError(error) {
      personal = true;
      const path = loggedPath(req.originalUrl);
      logger.error({ err: error, path }, 'a page was not rendered whole');
    },
  });
  return {
    page,
    personal: personal || (page.status >= REDIRECTS_FROM && page.status !== 404),
    outage,
  };
}

function outageIn({ errors = [] }: ExecutionResult): AppError | null {
  const known = errors.map(({ originalError }) => toPublicError(originalError));
  return known.find((error) => error?.code === 'UNAVAILABLE') ?? null;
}

function readsCatalogueOnly(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
): boolean {
  const operation = document.definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  return operation !== undefined && isCatalogueRead(schema, operation, variables);
}
