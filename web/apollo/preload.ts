import {
  DocumentTransform,
  type ApolloClient,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';

import { nextTask } from '../lib/browser/next-task';
import { answerTo, forgetFailure, noteRequest, takeAnswer } from './page-answers';

/** One for all requests: a client would walk each document anew. */
const withTypenames = new DocumentTransform(addTypenameToDocument);

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
 * Asks a page's query. On the server it waits for the answer, so that one pass of rendering finds everything; in the
 * browser it returns at once: the page suspends, unless the answer came with it.
 */
export async function preload<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<null> {
  forgetFailure(client, document, variables);
  const answer = answerTo<Data, Variables>(client, document, variables);
  if (typeof window === 'undefined') await answer;
  return null;
}

/** The same for what changes under the visitor's hands: the answer is put into Apollo's cache, on the server too. */
export async function preloadLive<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<null> {
  const query = withTypenames.transformDocument(document);
  if (typeof window === 'undefined') {
    const data = await answerTo<Data, Variables>(client, query, variables);
    client.writeQuery<Data, OperationVariables>({ query, variables, data });
    return null;
  }
  const data = takeAnswer<Data, Variables>(client, document, variables);
  if (data === undefined) {
    const request = client.query<Data, OperationVariables>({ query: document, variables });
    noteRequest(
      client,
      document,
      variables,
      request.catch(() => undefined),
    );
  } else {
    // In tasks of their own: with others they would hold up a slow phone. What was read once is at hand afterwards.
    await nextTask();
    client.writeQuery<Data, OperationVariables>({ query, variables, data });
    await nextTask();
    client.readQuery<Data, OperationVariables>({ query: document, variables });
  }
  return null;
}

/** What `preload` has brought; null in the browser while it is on the way. */
export function readPreloaded<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Data | null {
  return answerTo<Data, Variables>(client, document, variables).value ?? null;
}
