import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { ResponseContext, type PageResponse } from '../ui/layout/page-context';
import { Toaster } from '../ui/overlay/toaster';

interface ProvidersProps {
  client: ApolloClient;
  response: PageResponse;
  children: ReactNode;
}

/** The contexts of every page. The server separates the head from the body at the `data-app` element. */
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
