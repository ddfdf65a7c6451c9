import { HttpLink, type ApolloClient } from '@apollo/client';
import { createApolloClient } from '../apollo/create-apollo-client';
import { GRAPHQL_URL } from './graphql-server';

const clients: ApolloClient[] = [];

/** The client of the browser, connected to the server of the tests. */
export function createTestClient(): ApolloClient {
  const client = createApolloClient(new HttpLink({ uri: GRAPHQL_URL }));
  clients.push(client);
  return client;
}

/** Stops pending requests of a test's clients, which the handlers of the next test would answer. */
export function stopTestClients(): void {
  for (const client of clients.splice(0)) client.stop();
}
