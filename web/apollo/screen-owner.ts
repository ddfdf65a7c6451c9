import { ApolloLink } from '@apollo/client';

/** The member of staff whose screen this tab shows; null in the shop. */
let owner: number | null = null;

/** Sets whose screen this tab shows; returns a function that resets it. */
export function showScreenOf(id: number): () => void {
  owner = id;
  return () => {
    owner = null;
  };
}

/**
 * The header that names the owner of the screen in a request; none in the shop. If somebody else has signed in in this
 * browser meanwhile, the server treats the request as one without a session, so nothing is done in the other person's
 * name.
 */
export const ownerHeader = (): Record<string, string> =>
  owner === null ? {} : { 'x-staff-member': String(owner) };

/**
 * Adds the owner's header to queries and mutations. The stream of events goes without it, because it changes nothing.
 */
export const ownerLink = new ApolloLink((operation, forward) => {
  operation.setContext(({ headers }) => ({ headers: { ...headers, ...ownerHeader() } }));
  return forward(operation);
});
