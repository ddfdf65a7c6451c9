import './styles/global.css';
import { ApolloClient, ApolloLink } from '@apollo/client';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import { from } from 'rxjs';
import type { SubmittedForm } from '#engine/trade/fields/submitted-form';
import { createServerClient } from './apollo/create-apollo-client';
import type { PageHandle } from './app/lazy-page';
import { Providers, type PageState } from './app/providers';
import { createRoutes } from './app/routes';
import { Hydration } from './lib/browser/hydration';
import type { PageResponse } from './ui/layout/page-context';

export interface PageRequest {
  /** Path and search. */
  url: string;
  /** Scheme and host of the shop, without a slash at the end. */
  origin: string;
  /** A form of this page that was submitted without scripts and refused. */
  form?: SubmittedForm;
  /** The version of the catalogue; undefined where the shop asks for no trusted documents. */
  catalogueVersion?: string;
  execute: (document: DocumentNode, variables: Record<string, unknown>) => Promise<ExecutionResult>;
  /** Called with errors that do not prevent the response. */
  onError?: (error: unknown) => void;
}

export interface Page {
  status: number;
  location?: string;
  /**
   * The path of the page's module below `web`, by which its styles and script are found; undefined for pages that are
   * not lazy.
   */
  module?: string;
  head: string;
  html: string;
  /** JSON that is safe inside a script element. */
  state: string;
}

const pages = import.meta.glob<object>('./{app,features}/**/*-page.tsx');
const pathsOfPages = new Map<object, string>();

/** Shared by all requests. Each request has a client of its own, in its context. */
const handler = createStaticHandler(createRoutes(requestClient));

/** Renders one URL: the loaders fetch data through `execute`, then the page is rendered in one pass. */
export async function render(request: PageRequest): Promise<Page> {
  const client = createServerClient(executeLink(request));
  const context = await handler.query(new Request(new URL(request.url, request.origin)), {
    requestContext: client,
  });
  if (context instanceof Response) return redirection(context);
  for (const error of Object.values(context.errors ?? {}))
    if (!isRouteErrorResponse(error)) request.onError?.(error);

  const { origin, form, catalogueVersion } = request;
  const response: PageResponse = { status: context.statusCode, origin, form };
  const markup = renderToString(
    <Hydration>
      <Providers client={client} response={response}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </Hydration>,
  );
  if (markup.includes('<!--$!-->'))
    request.onError?.(new Error(`A part of ${request.url} could not be rendered`));
  const { loaderData } = context;
  const state: PageState = {
    origin,
    form,
    catalogueVersion,
    cache: client.extract(),
    loaderData,
  };
  return {
    status: response.status,
    module: await moduleOf(context.matches.at(-1)?.route.handle),
    ...splitHead(markup),
    state: toSafeJson(state),
  };
}

/** The pattern of the path's route, such as "/produkt/:id"; "/*" where there is no page. */
export function routeOf(path: string): string {
  const matches = matchRoutes(handler.dataRoutes, path) ?? [];
  return `/${matches.flatMap(({ route }) => route.path ?? []).join('/')}`;
}

/** The path of a lazy page's module below `web`; the first call imports all pages to find their paths. */
async function moduleOf(handle: PageHandle | undefined): Promise<string | undefined> {
  if (!handle) return undefined;
  if (pathsOfPages.size === 0) {
    for (const [path, load] of Object.entries(pages))
      pathsOfPages.set(await load(), path.slice('./'.length));
  }
  const path = pathsOfPages.get(handle.page);
  if (!path) throw new Error('A page is not in a file that ends in -page.tsx');
  return path;
}

function requestClient(context: unknown): ApolloClient {
  if (context instanceof ApolloClient) return context;
  throw new Error('A page was loaded without a client');
}

function executeLink({ execute }: PageRequest): ApolloLink {
  return new ApolloLink((operation) => from(execute(operation.query, operation.variables)));
}

function redirection(response: Response): Page {
  const location = response.headers.get('Location') ?? '/';
  return { status: response.status, location, head: '', html: '', state: '' };
}

/** Separates the head from the body: React puts titles, metas and links before the first element of the page. */
function splitHead(markup: string): { head: string; html: string } {
  const start = markup.indexOf('<div data-app');
  return { head: markup.slice(0, start), html: markup.slice(start) };
}

function toSafeJson(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
}
