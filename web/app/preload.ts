import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

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
  const answer = client.query<Data, OperationVariables>({ query: document, variables });
  if (typeof window === 'undefined') await answer;
  else answer.catch(() => undefined);
  return null;
}
