import './styles/global.css';

import { HttpLink } from '@apollo/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { createApolloClient } from './apollo/create-apollo-client';
import { receiveAnswers } from './apollo/page-answers';
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
  const { answers, ...response }: PageState = JSON.parse(element('state').textContent);
  const client = createApolloClient({
    link: new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
  });
  receiveAnswers(client, answers);
  await nextTask();
  const router = createBrowserRouter(createRoutes(() => client));
  await untilStarted(router);
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

/** The page's module is there and its loaders have taken their answers: before that, the page would be drawn twice. */
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
