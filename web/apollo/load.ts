import type { ApolloClient } from '@apollo/client';

/**
 * Returns the Apollo client for a loader: in the browser the only one, on the server that of the request, from the
 * router's context.
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
