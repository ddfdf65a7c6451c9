import { HttpLink, type ApolloClient } from '@apollo/client';

import { createApolloClient } from '../apollo/create-apollo-client';
import { GRAPHQL_URL } from './graphql-server';

const clients: ApolloClient[] = [];

/** The browser's client, with the test's server. */
export function createTestClient(): ApolloClient {
  const client = createApolloClient(new HttpLink({ uri: GRAPHQL_URL }));
  clients.push(client);
  return client;
}

/** Ends what the clients of a test still wait for: the server of the next test would answer it. */
export function stopTestClients(): void {
  for (const client of clients.splice(0)) client.stop();
}
