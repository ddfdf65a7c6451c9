import { Suspense, type ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { ClientOf, Load } from '../apollo/load';
import { useShop } from '../ui/layout/page-context';
import { PageSkeleton } from '../ui/layout/skeleton';

/**
 * A page's module: the named component, `load` where it needs data, `Loading` for a skeleton of its own, `Failure` for
 * an error page of its own.
 */
type PageModule<Name extends string> = Record<Name, ComponentType> & {
  load?: Load;
  Loading?: ComponentType;
  Failure?: ComponentType;
};

/** The `handle` of a page's route, set once its module, `page`, is loaded; by it the server finds the module's path. */
export interface PageHandle {
  page: object;
}

/** The `lazy` of a route: it loads the page's own chunk and returns its loader, and its component with the skeleton. */
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
              <ShopTitle />
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

/** The title while a page loads: the name of the shop. */
function ShopTitle() {
  return <title>{useShop().name}</title>;
}

/**
 * The loader of a route. On the server, and when a visitor goes Back or Forward to a page, it waits for the data,
 * because a skeleton has no scroll position to restore. Otherwise the page is shown at once: it suspends while its data
 * load, and handles failures and redirects itself.
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

/** Whether Back or Forward leads to the URL: they change the address before the loaders run, links only afterwards. */
function isReturningTo({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}
