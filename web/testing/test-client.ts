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

/** Stops pending requests of a test's clients: the server of the next test would answer them. */
export function stopTestClients(): void {
  for (const client of clients.splice(0)) client.stop();
}
