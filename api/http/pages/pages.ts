import { type Request, type Response, Router } from 'express';
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  Kind,
  execute,
} from 'graphql';
import { decodedPath } from '#engine/locale/text';
import type { SubmittedForm } from '#engine/trade/fields/submitted-form';
import { chooseDatabase } from '../../graphql/choose-database.js';
import { CachedAnswer, isCatalogueRead } from '../../request/answer-cache.js';
import { createContext } from '../../request/context.js';
import { toPublicError } from '../../request/public-error.js';
import { sendCached } from '../../request/send-cached.js';
import type { Services } from '../../request/services.js';
import { AppError, ERROR_STATUS } from '../../shared/errors.js';
import { inSpan } from '../../shared/spans.js';
import { answerWith, loggedPath } from '../errors.js';
import { STAFF_STYLES, allowStyles, styleHashes } from '../style-policy.js';
import { accentStyle } from './brand.js';
import { type ShownForm, pageForms } from './page-forms.js';
import type { PageSource, RenderedPage } from './page-source.js';

const HTML = 'text/html; charset=utf-8';
const REDIRECTS_FROM = 300;
const STAFF_AREA = /^\/admin(?:\/|$)/i;

/** Renders every page in this process, where its queries are executed too; caches pages without personal data. */
export function pages(services: Services, schema: GraphQLSchema, source: PageSource): Router {
  const parts = { services, schema, source };
  return Router().use(
    pageForms(services, (req, res, shown) => sendForm(parts, req, res, shown)),
    (req, res) => {
      // No other form works without JavaScript: the page that it was submitted to is shown again.
      // Browsers take "//" and "/\" at the beginning of a path for another site.
      if (req.method === 'POST') return res.redirect(303, req.path.replace(/^[/\\]+/, '/'));
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        res.setHeader('Allow', 'GET, HEAD, POST');
        throw new AppError('METHOD_NOT_ALLOWED');
      }
      return sendPage(parts, req, res);
    },
  );
}

interface PageParts {
  services: Services;
  schema: GraphQLSchema;
  source: PageSource;
}

async function sendPage(parts: PageParts, req: Request, res: Response): Promise<void> {
  const { readCache } = parts.services;
  const { version } = readCache;
  const key = `page ${req.originalUrl}`;
  const cached = readCache.get(version, key);
  if (cached) return sendCachedPage(req, res, cached);

  const rendered = await renderPage(parts, req, res);
  const { page, personal } = rendered;
  if (page.location !== undefined) return res.redirect(page.status, page.location);
  if (personal || version === null) return sendRendered(parts, req, res, rendered);
  const { html, styles } = await filled(parts, req, page);
  const answer = new CachedAnswer(html, page.status, HTML, 'no-cache', styles);
  readCache.set(version, key, answer);
  return sendCachedPage(req, res, answer);
}

function sendCachedPage(req: Request, res: Response, answer: CachedAnswer): void {
  // Needed with 304, too: the browser stores the headers of a 304 with the answer that it has.
  allowStyles(res, answer.styleSources);
  sendCached(req, res, answer);
}

/** Sends the page of a form again, with what the visitor has filled in. */
async function sendForm(
  parts: PageParts,
  req: Request,
  res: Response,
  { error, form }: ShownForm,
): Promise<void> {
  const { page, outage } = await renderPage(parts, req, res, form);
  const status = error && page.status === 200 ? error.status : page.status;
  if (error) answerWith(res, error);
  await sendRendered(parts, req, res, {
    page: { ...page, status },
    personal: true,
    outage,
  });
}

async function sendRendered(
  parts: PageParts,
  req: Request,
  res: Response,
  { page, personal, outage }: Rendered,
): Promise<void> {
  const { html, styles } = await filled(parts, req, page);
  allowStyles(res, styles);
  res.setHeader('Cache-Control', personal ? 'private, no-store' : 'no-cache');
  const isFailed = page.status === ERROR_STATUS.INTERNAL_SERVER_ERROR;
  const answer = outage && isFailed ? answerWith(res, outage) : res.status(page.status);
  answer.type('html').send(html);
}

async function filled({ services, source }: PageParts, req: Request, page: RenderedPage) {
  const accent = accentStyle(services);
  const head = accent + page.head;
  return {
    html: Buffer.from(await source.fill(req.originalUrl, { ...page, head })),
    styles: STAFF_AREA.test(req.path)
      ? STAFF_STYLES
      : [...source.styleSources(page), ...styleHashes(accent)],
  };
}

interface Rendered {
  page: RenderedPage;
  personal: boolean;
  /** The outage because of which part of the page may be missing; null if there was none. */
  outage: AppError | null;
}

async function renderPage(
  { services, schema, source }: PageParts,
  req: Request,
  res: Response,
  form?: SubmittedForm,
): Promise<Rendered> {
  const { env, logger } = services;
  const contextValue = await createContext(services, req, res);
  let personal = false;
  let outage: AppError | null = null;
  const rendered = await source.render({
    url: req.originalUrl,
    origin: env.PUBLIC_URL,
    form,
    ...(env.TRUSTED_DOCUMENTS && { catalogueVersion: services.catalogue.latest.version }),
    async execute(document, variableValues): Promise<ExecutionResult> {
      personal ||= !readsCatalogueOnly(schema, document, variableValues);
      // A copy, because the queries of a page may read from different databases.
      const own = { ...contextValue };
      const operation = operationOf(document);
      if (operation) chooseDatabase(schema, document, operation, own);
      const name = `query ${operation?.name?.value ?? 'anonymous'}`;
      const result = await inSpan(name, 'internal', {}, async () =>
        execute({ schema, document, variableValues, contextValue: own }),
      );
      outage ??= outageIn(result);
      return result;
    },
    onError(error) {
      personal = true;
      const path = loggedPath(req.originalUrl);
      logger.error({ err: error, path }, 'a page was not rendered whole');
    },
  });
  const moved = rendered.status === 404 ? movedTo(services, req) : null;
  const page = moved === null ? rendered : { ...rendered, status: 301, location: moved };
  return {
    page,
    personal: personal || (page.status >= REDIRECTS_FROM && page.status !== 404),
    outage,
  };
}

/** Where staff have moved the page of the request, with its search parameters; null where they have not. */
function movedTo({ content }: Services, { path, originalUrl }: Request): string | null {
  const moved = content.movedTo(decodedPath(path));
  if (moved === null) return null;
  const search = moved.includes('?') ? '' : (/\?[^#]*/.exec(originalUrl)?.[0] ?? '');
  const [to = '', hash] = moved.split('#');
  return encodeURI(decodedPath(to)) + search + (hash === undefined ? '' : `#${hash}`);
}

function outageIn({ errors = [] }: ExecutionResult): AppError | null {
  const publicErrors = errors.map(({ originalError }) => toPublicError(originalError));
  return publicErrors.find((error) => error?.code === 'UNAVAILABLE') ?? null;
}

const operationOf = ({ definitions }: DocumentNode) =>
  definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);

function readsCatalogueOnly(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
): boolean {
  const operation = operationOf(document);
  return operation !== undefined && isCatalogueRead(schema, operation, variables);
}
