import {
  ApolloLink,
  CombinedGraphQLErrors,
  DocumentTransform,
  type ApolloClient,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { firstValueFrom } from 'rxjs';

/** One for all requests: a client would walk each document anew. */
const withTypenames = new DocumentTransform(addTypenameToDocument);

/** What the loaders of one page have fetched, by document and variables; as short-lived as its client. */
const answers = new WeakMap<ApolloClient, Map<object, Map<string, unknown>>>();

/**
 * Executes a query for a page that is rendered on the server. The answer is kept as it came, for the one
 * rendering to read, and written to the cache, from which the browser starts: a client's own query would
 * normalise and read it several times over, which costs more than drawing the page.
 */
export async function fetchAnswer<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<void> {
  const query = withTypenames.transformDocument(document);
  const operation = ApolloLink.execute(client.link, { query, variables }, { client });
  const result = await firstValueFrom(operation);
  if (result.errors?.length) throw new CombinedGraphQLErrors(result);
  const data = result.data as Data | undefined;
  if (data) client.cache.writeQuery<Data, OperationVariables>({ query, variables, data });
  answersTo(client, document).set(JSON.stringify(variables), data);
}

/** The answer that a loader has fetched on the server. */
export function readAnswer<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data {
  const answer = answersTo(client, document).get(JSON.stringify(variables));
  if (!answer) throw new Error('A page read a query on the server that its loader did not preload');
  return answer as Data;
}

function answersTo(client: ApolloClient, document: object): Map<string, unknown> {
  const byDocument = answers.get(client) ?? new Map<object, Map<string, unknown>>();
  const byVariables = byDocument.get(document) ?? new Map<string, unknown>();
  answers.set(client, byDocument.set(document, byVariables));
  return byVariables;
}
