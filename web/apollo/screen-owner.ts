import { ApolloLink } from '@apollo/client';

/** The member of staff whose screen this tab shows; null in the shop. */
let owner: number | null = null;

/** Says whose screen this tab shows; returns a function that ends it. */
export function showScreenOf(id: number): () => void {
  owner = id;
  return () => {
    owner = null;
  };
}

/**
 * Names the owner of the screen in a request. Where somebody else has signed in in this browser meanwhile, the server
 * then answers as without a session, and nothing is done in the other name.
 */
export const ownerHeader = (): Record<string, string> =>
  owner === null ? {} : { 'x-staff-member': String(owner) };

/** Adds the header to queries and mutations. The stream of events has none: it changes nothing. */
export const ownerLink = new ApolloLink((operation, forward) => {
  operation.setContext(({ headers }) => ({ headers: { ...headers, ...ownerHeader() } }));
  return forward(operation);
});
