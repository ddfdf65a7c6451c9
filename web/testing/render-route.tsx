import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { GraphQLSchema } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { SubmittedForm } from '#engine/trade/fields/submitted-form';
import { Providers } from '../app/providers';
import { createRoutes } from '../app/routes';
import type { PageResponse } from '../ui/layout/page-context';
import { answerGraphql, type Resolvers } from './graphql-server';
import { createTestClient } from './test-client';

/**
 * Renders a URL of the shop with its real routes and the real Apollo client. GraphQL is executed against
 * schema.graphql, or the given schema, with the test's resolvers; `form` is a form that was submitted without scripts.
 * Returns among others the user, the router, the
 * response with its status, and functions that send events.
 */
export async function renderRoute(
  url: string,
  resolvers?: Resolvers,
  schema?: GraphQLSchema,
  form?: SubmittedForm,
) {
  const events = answerGraphql(resolvers, schema);
  const client = createTestClient();
  const router = createMemoryRouter(
    createRoutes(() => client),
    { initialEntries: [url] },
  );
  const response: PageResponse = { status: 200, origin: 'http://localhost', form };
  await act(async () => {
    render(
      <Providers client={client} response={response}>
        <RouterProvider router={router} />
      </Providers>,
    );
    await untilStarted(router);
  });
  return { user: userEvent.setup({ delay: null }), client, router, response, events };
}

/** Waits until the page's chunk is loaded and the loaders have run; its data may still be loading. */
function untilStarted(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe((state) => state.initialized && resolve());
  });
}
