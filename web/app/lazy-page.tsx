import type { ApolloClient } from '@apollo/client';
import { Suspense, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

import type { Load } from './preload';
import { PageSkeleton } from './page-skeleton';

/** A page's module: the named component, `load` where it needs data, `Loading` where it has a skeleton of its own. */
type PageModule<Name extends string> = Record<Name, ComponentType> & {
  load?: Load;
  Loading?: ComponentType;
};

/** The `lazy` of a route: the page's own chunk, its loader, and its skeleton while data is on the way. */
export function lazyPage<Name extends string>(
  client: ApolloClient,
  importModule: () => Promise<PageModule<Name>>,
  name: Name,
): NonNullable<RouteObject['lazy']> {
  return async () => {
    const module = await importModule();
    const Page: ComponentType = module[name];
    const { load, Loading = PageSkeleton } = module;
    return {
      Component: () => (
        <Suspense fallback={<Loading />}>
          <Page />
        </Suspense>
      ),
      loader:
        load && (({ params, request }) => load({ client, params, url: new URL(request.url) })),
    };
  };
}
