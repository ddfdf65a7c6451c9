import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { HydrationState } from 'react-router-dom';
import type { SubmittedForm } from '#engine/trade/fields/submitted-form';
import { ResponseContext, type PageResponse } from '../ui/layout/page-context';
import { Toaster } from '../ui/overlay/toaster';

/** The data that the server sends to the browser with the HTML, as JSON in the element with the id "state". */
export interface PageState {
  origin: string;
  /** The cache of the server's Apollo client. */
  cache: unknown;
  /** The results of the router's loaders; loaders that are listed here do not run again. */
  loaderData: HydrationState['loaderData'];
  form?: SubmittedForm;
  /** The version of the catalogue, where the shop asks for trusted documents (`web/apollo/trusted-documents.ts`). */
  catalogueVersion?: string;
}

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
