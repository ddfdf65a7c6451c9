import { Suspense, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

import { allAnswered } from '../apollo/page-answers';
import type { ClientOf, Load } from '../apollo/preload';
import { PageSkeleton } from '../ui/layout/page-skeleton';

/**
 * A page's module: the named component, `load` where it needs data, `Loading` where it has a skeleton of its own,
 * `Failure` where a failed page is more than "something went wrong".
 */
type PageModule<Name extends string> = Record<Name, ComponentType> & {
  load?: Load;
  Loading?: ComponentType;
  Failure?: ComponentType;
};

/** What a route says of its page, once it is loaded. */
export interface PageHandle {
  page: object;
}

/** Back and Forward change the address before the page, links after it. */
function isReturningTo({ pathname, search }: URL): boolean {
  return (
    typeof window !== 'undefined' && pathname === location.pathname && search === location.search
  );
}

/** The `lazy` of a route: the page's own chunk, its loader, and its skeleton while data is on the way. */
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
      loader:
        load &&
        (async ({ params, request, context }) => {
          const client = clientOf(context);
          const url = new URL(request.url);
          await load({ client, params, url });
          // In a skeleton there is no place to scroll back to.
          if (isReturningTo(url)) await allAnswered(client);
          return null;
        }),
    };
  };
}
