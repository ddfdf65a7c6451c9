import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';

import { Toaster } from '../ui/overlay/toaster';
import { ResponseContext, type PageResponse } from '../ui/layout/response-context';

interface ProvidersProps {
  client: ApolloClient;
  response: PageResponse;
  children: ReactNode;
}

/** What every page stands in; the element is where the server splits the head from the body. */
export function Providers({ client, response, children }: ProvidersProps) {
  return (
    <div data-app>
      <ResponseContext value={response}>
        <ApolloProvider client={client}>{children}</ApolloProvider>
      </ResponseContext>
      <Toaster />
    </div>
  );
}
