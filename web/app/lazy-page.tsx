import { Suspense, type ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';

import type { ClientOf, Load } from '../apollo/load';
import { PageSkeleton } from '../ui/layout/page-skeleton';

/**
 * A page's module: the named component, `load` where it needs data, `Loading` for a skeleton of its own, `Failure` for
 * an error page of its own.
 */
type PageModule<Name extends string> = Record<Name, ComponentType> & {
  load?: Load;
  Loading?: ComponentType;
  Failure?: ComponentType;
};

/** The `handle` of a page's route, set once its module is loaded. */
export interface PageHandle {
  page: object;
}

/** The `lazy` of a route: the page's own chunk, its loader, and its skeleton while data load. */
export function lazyPage<Name extends string>(
  clientOf: ClientOf,
  importModule: () => Promise<PageModule<Name>>,
  name: Name,
): NonNullable<RouteObject['lazy']> {
  return async () => {
    const module = await importModule();
    const Page: ComponentType = module[name];
    const { load, Loading = PageSkeleton, Failure } = module;
    return {
      handle: { page: module } satisfies PageHandle,
      Component: () => (
        <Suspense
          fallback={
            <>
              <title>Cieniomat</title>
              <Loading />
            </>
          }
        >
          <Page />
        </Suspense>
      ),
      ...(Failure && { ErrorBoundary: Failure }),
      loader: load && loaderOf(clientOf, load),
    };
  };
}

/**
 * The loader of a route. It waits for the data on the server, and on the way back to a page, because a skeleton has no
 * scroll position to restore. Otherwise the page is shown at once: it suspends, shows failures and corrects its URL
 * itself.
 */
export function loaderOf(clientOf: ClientOf, load: Load): LoaderFunction {
  return async ({ params, request, context }) => {
    const url = new URL(request.url);
    const loading = load({ client: clientOf(context), params, url });
    if (typeof window === 'undefined' || isReturningTo(url)) await loading;
    else loading?.catch(() => undefined);
    return null;
  };
}

/** Back and Forward change the URL before the page, links after it. */
function isReturningTo({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}
