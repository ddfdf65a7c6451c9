import './styles/global.css';
import { BaseHttpLink } from '@apollo/client/link/http';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { createApolloClient } from './apollo/create-apollo-client';
import { prefetchOnIntent } from './app/prefetch-on-intent';
import { Providers, type PageState } from './app/providers';
import { createRoutes } from './app/routes';
import { Hydration } from './lib/browser/hydration';
import { whenIdle } from './lib/browser/when-idle';

/**
 * Registers the service worker that shows the offline page. A browser that refuses it shows an offline page of its own.
 */
function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}

await hydrate();
if (import.meta.env.PROD) whenIdle(registerServiceWorker);

async function hydrate() {
  const { cache, loaderData, catalogueVersion, ...response }: PageState = JSON.parse(
    element('state').textContent,
  );
  const client = createApolloClient(
    new BaseHttpLink({
      uri: '/graphql',
      credentials: 'same-origin',
      ...(catalogueVersion && { fetch: trustedFetch(catalogueVersion) }),
    }),
  );
  client.restore(cache);
  await nextTask();
  const routes = createRoutes(() => client);
  await importPage(routes);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  await untilStarted(router);
  await nextTask();
  // As a transition, hydration is split into small tasks, between which the browser handles input.
  startTransition(() => {
    hydrateRoot(
      element('root'),
      <StrictMode>
        <Hydration>
          <Providers client={client} response={{ status: 200, ...response }}>
            <RouterProvider router={router} />
          </Providers>
        </Hydration>
      </StrictMode>,
    );
  });
  prefetchOnIntent(router);
}

/** The `fetch` of trusted documents, whose code is loaded with the first request. */
function trustedFetch(catalogueVersion: string): typeof fetch {
  const loaded = () =>
    import('./apollo/trusted-documents').then((module) => module.trustedFetch(catalogueVersion));
  let fetchTrusted: ReturnType<typeof loaded> | undefined;
  return async (...request) => (await (fetchTrusted ??= loaded()))(...request);
}

/**
 * Replaces the `lazy` of the matched routes by their modules: for a lazy route the router ignores the loader data that
 * the server has sent, and runs the loader again.
 */
async function importPage(routes: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const page = await route.lazy();
    Object.assign(route, page, { lazy: undefined });
  }
}

/** Waits until the router has started; before that, it repeats the loaders that have failed on the server. */
function untilStarted(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
}

/** The element with this id, which must be one of those in index.html. */
function element(id: string): HTMLElement {
  return document.getElementById(id)!;
}

/** Waits for the next task, so that the browser can handle input before the work continues. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
