import type { ApolloClient } from '@apollo/client';

/** The client that a loader uses: the visitor's in the browser, the request's (in its context) on the server. */
export type ClientOf = (context: unknown) => ApolloClient;

/** The arguments of a page's `load`. */
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
