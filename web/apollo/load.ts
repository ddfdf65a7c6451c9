import type { ApolloClient } from '@apollo/client';

/**
 * Returns the client for a loader: the visitor's in the browser, on the server the request's, which is in the context.
 */
export type ClientOf = (context: unknown) => ApolloClient;

interface LoadArguments {
  client: ApolloClient;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

/**
 * Loads what a page needs into the client's cache. Returns null where there is nothing to wait for; may throw
 * `redirect(path, 301)`.
 */
export type Load = (args: LoadArguments) => Promise<unknown> | null;
