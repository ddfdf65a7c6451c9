import './styles/global.css';

import { HttpLink } from '@apollo/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { createApolloClient } from './apollo/create-apollo-client';
import type { PageState } from './app/page-state';
import { Providers } from './app/providers';
import { nextTask } from './lib/browser/next-task';
import { whenIdle } from './lib/browser/when-idle';
import { prefetchOnIntent } from './app/prefetch-on-intent';
import { registerServiceWorker } from './app/register-service-worker';
import { createRoutes } from './app/routes';
import { forgetPlace } from './app/layout/scroll-places';

await hydrate();
if (import.meta.env.PROD) whenIdle(registerServiceWorker);

async function hydrate() {
  const { cache, ...response }: PageState = JSON.parse(element('state').textContent);
  const client = createApolloClient(new HttpLink({ uri: '/graphql', credentials: 'same-origin' }));
  client.restore(cache);
  // What the server has just fetched need not be fetched again by those who ask for the newest.
  client.prioritizeCacheValues = true;
  await nextTask();
  const router = createBrowserRouter(createRoutes(() => client));
  await untilStarted(router);
  client.prioritizeCacheValues = false;
  forgetPlace(router.state.location.key);
  await nextTask();
  // As a transition, hydration is cut into small tasks, between which the page answers.
  startTransition(() => {
    hydrateRoot(
      element('root'),
      <StrictMode>
        <Providers client={client} response={{ status: 200, ...response }}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    );
  });
  prefetchOnIntent(router);
}

/** The page's module is there and its loaders have run: before that, the page would be drawn twice. */
function untilStarted(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
}

/** Of our own index.html. */
function element(id: string): HTMLElement {
  return document.getElementById(id)!;
}
