import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

import { nextTask } from '../lib/next-task';
import { cameWithPage, fetchAnswer, readAnswer, shareAnswer, takeAnswer } from './page-answers';

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
 * Brings the answer of a query. On the server it waits for the answer, so that one pass of rendering finds
 * everything; in the browser it takes the answer that came with the page into the cache, or starts the query and
 * returns at once: the page suspends.
 */
export async function preload<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<null> {
  if (typeof window === 'undefined') {
    await fetchAnswer(client, document, variables);
  } else if (cameWithPage(client, document, variables)) {
    // Each in a task of its own: together they would hold up a slow phone.
    await nextTask();
    takeAnswer(client, document, variables);
  } else {
    client.query<Data, OperationVariables>({ query: document, variables }).catch(() => undefined);
  }
  return null;
}

/** The same for what the page goes on asking with `useQuery`, which reads the cache on the server too. */
export async function preloadLive<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<null> {
  await preload(client, document, variables);
  if (typeof window === 'undefined') shareAnswer(client, document, variables);
  return null;
}

/** What `preload` has brought; null in the browser while it is on the way. */
export function readPreloaded<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Data | null {
  return typeof window === 'undefined'
    ? readAnswer(client, document, variables)
    : client.readQuery<Data, OperationVariables>({ query: document, variables });
}
