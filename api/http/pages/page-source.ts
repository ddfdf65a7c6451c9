import { readFileSync, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { DocumentNode, ExecutionResult } from 'graphql';
import type { ViteDevServer } from 'vite';
import type { SubmittedForm } from '#engine/trade/fields/submitted-form';
import type { Env } from '../../shared/env/env.js';
import { PROJECT_ROOT, WHOLE_FILES } from '../../shared/project-files.js';
import { allowStyles, styleHashes } from '../style-policy.js';
import { PageAssets } from './page-assets.js';

/** The argument of `render` in web's server entry, which is the only code of web that api calls. */
interface PageRequest {
  url: string;
  origin: string;
  /** A form of this page that was submitted without JavaScript and refused. */
  form?: SubmittedForm;
  /** The version of the catalogue; undefined where the shop asks for no trusted documents. */
  catalogueVersion?: string;
  execute(document: DocumentNode, variables: Record<string, unknown>): Promise<ExecutionResult>;
  onError(error: unknown): void;
}

export interface RenderedPage {
  status: number;
  location?: string;
  /** The path of the page's module below `web`; none if it is part of the entry. */
  module?: string;
  head: string;
  html: string;
  state: string;
}

type Render = (request: PageRequest) => Promise<RenderedPage>;
type ServerEntry = Pick<PageSource, 'render' | 'routeOf'>;

/** Where pages and their files come from: the build, or Vite in development. */
export interface PageSource {
  /** Scripts, styles, fonts. */
  assets: RequestHandler;
  render: Render;
  /** The route template of a path, such as "/produkt/:id"; "/*" if there is no page. */
  routeOf(path: string): string;
  fill(url: string, page: RenderedPage): Promise<string>;
  /** The inlined styles of a filled page, as sources of its content security policy. */
  styleSources(page: RenderedPage): readonly string[];
  close(): Promise<void>;
}

const CLIENT = join(PROJECT_ROOT, 'dist/web/client');
/** The tags that Vite wrote; each page has those of `PageAssets` instead. */
const STYLES_AND_SCRIPTS =
  /<link rel="(?:stylesheet|modulepreload)"[^>]*>|<script type="module"[^>]*><\/script>/g;
const MARKS = /<!--(?:head|app|state)-->/;
const SERVER_ENTRY = join(PROJECT_ROOT, 'dist/web/server/entry-server.js');

/** The page source of this environment; null in tests of the API. */
export async function openPages(environment: Env['NODE_ENV']): Promise<PageSource | null> {
  if (environment === 'test') return null;
  return environment === 'development' ? developmentPages() : builtPages();
}

/** Serves the build; files with a hash in their name are immutable. */
async function builtPages(): Promise<PageSource> {
  const built = readFileSync(join(CLIENT, 'index.html'), 'utf8');
  const template = built.replaceAll(STYLES_AND_SCRIPTS, '');
  const templateStyles = styleHashes(template);
  const assets = new PageAssets(CLIENT);
  const { render, routeOf }: ServerEntry = await import(pathToFileURL(SERVER_ENTRY).href);
  const paths = filePaths();
  const files = expressStaticGzip(CLIENT, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br'],
    serveStatic: { ...WHOLE_FILES, setHeaders: setFileHeaders },
  });
  return {
    assets: (req, res, next) => (paths.has(req.path) ? files(req, res, next) : next()),
    render,
    routeOf,
    fill: async (_url, page) =>
      fillTemplate(template, { ...page, head: page.head + assets.headOf(page.module) }),
    styleSources: (page) => [...templateStyles, ...assets.styleSourcesOf(page.module)],
    close: async () => undefined,
  };
}

/** The paths of the built files, without the template and without the compressed forms (.br, .gz) of the files. */
function filePaths(): ReadonlySet<string> {
  const names = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });
  return new Set(
    names.filter((name) => !/^index\.html|\.(?:br|gz)$/.test(name)).map((name) => `/${name}`),
  );
}

/** Headers of a built file; `path` ends in .br or .gz where its compressed form is sent. */
function setFileHeaders(res: ServerResponse, path: string): void {
  const immutable = path.startsWith(join(CLIENT, 'assets'));
  res.setHeader(
    'Cache-Control',
    immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
  const page = /^.*\.html(?=$|\.(?:br|gz)$)/.exec(path)?.[0];
  if (page) allowStyles(res, styleHashes(readFileSync(page, 'utf8')));
}

/** Vite as middleware: modules and styles from the sources, with hot reload. */
async function developmentPages(): Promise<PageSource> {
  const { createServer } = await import('vite');
  const root = join(PROJECT_ROOT, 'web');
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true },
  });
  // The gallery of parts, a page of its own that the build does not have.
  vite.middlewares.use('/_ui', (_req, res, next) => {
    const page = readFileSync(join(root, 'gallery/index.html'), 'utf8');
    vite
      .transformIndexHtml('/gallery/index.html', page)
      .then((html) => res.setHeader('Content-Type', 'text/html').end(html), next);
  });
  const load = async () => (await vite.ssrLoadModule('/entry-server.tsx')) as ServerEntry;
  const { routeOf } = await load();
  return {
    assets: vite.middlewares as RequestHandler,
    render: async (request) => (await load()).render(request),
    routeOf,
    async fill(url, page) {
      const template = await vite.transformIndexHtml(
        url,
        readFileSync(join(root, 'index.html'), 'utf8'),
      );
      return fillTemplate(template, { ...page, head: page.head + stylesOf(vite) });
    },
    styleSources: () => [],
    close: () => vite.close(),
  };
}

function fillTemplate(template: string, { head, html, state }: RenderedPage): string {
  const [start, afterHead, afterApp, end] = template.split(MARKS);
  return `${start}${head}${afterHead}${html}${afterApp}${state}${end}`;
}

/** Links to all styles: Vite adds styles by script, so that without links the page would have none at first. */
function stylesOf(vite: ViteDevServer): string {
  const modules = vite.environments['ssr']?.moduleGraph.idToModuleMap.keys() ?? [];
  return [...modules]
    .filter((id) => id.endsWith('.css'))
    .map((id) => `<link rel="stylesheet" href="${id.replace(join(PROJECT_ROOT, 'web'), '')}">`)
    .join('');
}
