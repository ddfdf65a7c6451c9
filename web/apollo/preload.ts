import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

import { fetchAnswer } from './page-answers';

/** The client that a loader uses: the visitor's in the browser, the request's (in its context) on the server. */
export type ClientOf = (context: unknown) => ApolloClient;

/** What a page's `load` is given. */
export interface LoadArguments {
  client: ApolloClient;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

/** Starts what a page needs before it is drawn; may throw `redirect(path, 301)`. */
export type Load = (args: LoadArguments) => Promise<null>;

/**
 * Brings the answer of a query into the cache. On the server it waits for the answer, so that one pass of
 * rendering finds everything; in the browser it starts the query and returns at once: the page suspends.
 */
export async function preload<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<null> {
  if (typeof window === 'undefined') await fetchAnswer(client, document, variables);
  else
    client.query<Data, OperationVariables>({ query: document, variables }).catch(() => undefined);
  return null;
}
