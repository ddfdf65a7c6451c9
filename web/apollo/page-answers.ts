import {
  ApolloLink,
  CombinedGraphQLErrors,
  DocumentTransform,
  type ApolloClient,
  type DocumentNode,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { Kind } from 'graphql';
import { firstValueFrom } from 'rxjs';

/** What the loaders of one page have fetched on the server, by operation and variables. */
export type PageAnswers = Record<string, unknown>;

/** One for all requests: a client would walk each document anew. */
const withTypenames = new DocumentTransform(addTypenameToDocument);

const answers = new WeakMap<ApolloClient, PageAnswers>();

/**
 * Executes a query for a page that is rendered on the server. The answer is kept as it came, for the one rendering
 * and for the browser, which takes it into its cache: a client's own query would normalise and read it several times
 * over, which costs more than drawing the page.
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
  answersOf(client)[nameOf(document, variables)] = result.data;
}

/** Puts a fetched answer into the cache of the one rendering too, where Apollo's own hooks find it. */
export function shareAnswer<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): void {
  const data = readAnswer(client, document, variables);
  const query = withTypenames.transformDocument(document);
  client.writeQuery<Data, OperationVariables>({ query, variables, data });
}

/** The answer that a loader has fetched on the server. */
export function readAnswer<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data {
  const answer = answersOf(client)[nameOf(document, variables)];
  if (!answer) throw new Error('A page read a query on the server that its loader did not preload');
  return answer as Data;
}

/** Everything that the page's loaders have fetched, to be handed to the browser. */
export function answersOf(client: ApolloClient): PageAnswers {
  const known = answers.get(client) ?? {};
  answers.set(client, known);
  return known;
}

/** Gives a client in the browser what the server has fetched for the page. */
export function receiveAnswers(client: ApolloClient, received: PageAnswers): void {
  answers.set(client, received);
}

/** Whether the server has fetched this for the page that the browser is about to take over. */
export function cameWithPage(
  client: ApolloClient,
  document: DocumentNode,
  variables: OperationVariables,
): boolean {
  return nameOf(document, variables) in answersOf(client);
}

/** Puts an answer that came with the page into the cache, once. */
export function takeAnswer<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): void {
  shareAnswer(client, document, variables);
  delete answersOf(client)[nameOf(document, variables)];
}

function nameOf(document: DocumentNode, variables: OperationVariables): string {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const name = operation && 'name' in operation ? operation.name?.value : undefined;
  return `${name} ${JSON.stringify(variables)}`;
}
