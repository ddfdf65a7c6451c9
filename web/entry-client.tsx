import './styles/global.css';

import { HttpLink } from '@apollo/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';

import { createApolloClient } from './apollo/create-apollo-client';
import type { PageState } from './app/page-state';
import { Providers } from './app/providers';
import { createRoutes } from './app/routes';

await hydrate();

async function hydrate() {
  const state: PageState = JSON.parse(element('state').textContent ?? '');
  const client = createApolloClient({
    link: new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
    state: state.apollo,
  });
  const routes = createRoutes(() => client);
  await resolveLazyRoutes(routes);
  const router = createBrowserRouter(routes, { hydrationData: state.router });
  hydrateRoot(
    element('root'),
    <StrictMode>
      <Providers client={client} response={{ status: 200, origin: state.origin }}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}

/** The page of this address must be there before the router starts, or it would be drawn twice. */
async function resolveLazyRoutes(routes: RouteObject[]) {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element #${id}`);
  return found;
}
