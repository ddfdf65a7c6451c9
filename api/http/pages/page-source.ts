import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import type { DocumentNode, ExecutionResult } from 'graphql';
import sirv from 'sirv';
import type { ViteDevServer } from 'vite';
import type { SubmittedForm } from '../../../engine/fields/submitted-form.js';
import type { Env } from '../../shared/env.js';
import { PageAssets } from './page-assets.js';
import { PROJECT_ROOT } from '../../shared/project-root.js';
import { allowStyles, styleHashes } from '../style-policy.js';

/** What the web's render function is given and gives: the one point at which api and web meet. */
interface PageRequest {
  url: string;
  origin: string;
  /** A form of this page that was submitted without scripts and refused. */
  form?: SubmittedForm;
  execute(document: DocumentNode, variables: Record<string, unknown>): Promise<ExecutionResult>;
  onError(error: unknown): void;
}

export interface RenderedPage {
  status: number;
  location?: string;
  /** The path of the page's module below `web`; none where it is part of the shop's frame. */
  module?: string;
  head: string;
  html: string;
  state: string;
}

type Render = (request: PageRequest) => Promise<RenderedPage>;
type ServerEntry = Pick<PageSource, 'render' | 'routeOf'>;

/** Where pages come from: the build, or Vite while developing. */
export interface PageSource {
  /** Scripts, styles, fonts. */
  assets: RequestHandler;
  render: Render;
  /** The template of the page's address, such as "/produkt/:id"; "/*" where there is no page. */
  routeOf(path: string): string;
  fill(url: string, page: RenderedPage): Promise<string>;
  /** The styles that a filled page holds, as sources of its policy. */
  styleSources(page: RenderedPage): readonly string[];
  close(): Promise<void>;
}

const CLIENT = join(PROJECT_ROOT, 'dist/web/client');
/** Vite's own tags, in place of which each page has those of `PageAssets`. */
const STYLES_AND_SCRIPTS =
  /<link rel="(?:stylesheet|modulepreload)"[^>]*>|<script type="module"[^>]*><\/script>/g;
const MARKS = /<!--(?:head|app|state)-->/;
const SERVER_ENTRY = join(PROJECT_ROOT, 'dist/web/server/entry-server.js');

/** Pages as this environment has them; tests of the API do without. */
export async function openPages(environment: Env['NODE_ENV']): Promise<PageSource | null> {
  if (environment === 'test') return null;
  return environment === 'development' ? developmentPages() : builtPages();
}

/** The built web; files with a hash in their name never change. */
async function builtPages(): Promise<PageSource> {
  const built = readFileSync(join(CLIENT, 'index.html'), 'utf8');
  const template = built.replaceAll(STYLES_AND_SCRIPTS, '');
  const templateStyles = styleHashes(template);
  const assets = new PageAssets(CLIENT);
  const { render, routeOf }: ServerEntry = await import(pathToFileURL(SERVER_ENTRY).href);
  const files = sirv(CLIENT, {
    gzip: true,
    brotli: true,
    etag: true,
    ignores: ['index.html'],
    extensions: [],
    setHeaders: (res, path) => {
      const immutable = path.startsWith('/assets/');
      res.setHeader(
        'Cache-Control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      if (path.endsWith('.html'))
        allowStyles(res, styleHashes(readFileSync(join(CLIENT, path), 'utf8')));
    },
  });
  return {
    // index.html is the template: the address of the home page and this name both belong to the pages.
    assets: (req, res, next) =>
      req.path === '/' || req.path === '/index.html' ? next() : files(req, res, next),
    render,
    routeOf,
    fill: async (_url, page) =>
      fillTemplate(template, { ...page, head: page.head + assets.headOf(page.module) }),
    styleSources: (page) => [...templateStyles, ...assets.styleSourcesOf(page.module)],
    close: async () => undefined,
  };
}

/** Vite as middleware: modules and styles straight from the sources, with reload in place. */
async function developmentPages(): Promise<PageSource> {
  const { createServer } = await import('vite');
  const root = join(PROJECT_ROOT, 'web');
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true },
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

/** The template holds its three marks in this order; a plain joining is cheaper than three replacements. */
function fillTemplate(template: string, { head, html, state }: RenderedPage): string {
  const [start, afterHead, afterApp, end] = template.split(MARKS);
  return `${start}${head}${afterHead}${html}${afterApp}${state}${end}`;
}

/** Vite adds styles by script only: until it has run, the page would be bare. */
function stylesOf(vite: ViteDevServer): string {
  const modules = vite.environments['ssr']?.moduleGraph.idToModuleMap.keys() ?? [];
  return [...modules]
    .filter((id) => id.endsWith('.css'))
    .map((id) => `<link rel="stylesheet" href="${id.replace(join(PROJECT_ROOT, 'web'), '')}">`)
    .join('');
}
