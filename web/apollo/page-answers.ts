import {
  ApolloLink,
  CombinedGraphQLErrors,
  type ApolloClient,
  type DocumentNode,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { Kind } from 'graphql';
import { firstValueFrom } from 'rxjs';

/** What the server has fetched for one page, by operation and variables. */
export type PageAnswers = Record<string, unknown>;

/** What was asked for a page. What has come is told beside it, as React's `use` reads it without waiting. */
export interface Answer<Data> extends Promise<Data> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Data;
}

const answersOfClients = new WeakMap<ApolloClient, Map<string, Answer<unknown>>>();

/**
 * The answer to a page's query, which is asked for if nobody has yet. It is kept as it came: what no mutation changes
 * need not be normalised, which costs a phone more than drawing the page.
 */
export function answerTo<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Answer<Data> {
  const answers = answersOf(client);
  const name = nameOf(document, variables);
  const known = answers.get(name) as Answer<Data> | undefined;
  if (known) return known;
  const answer: Answer<Data> = fetchAnswer(client, document, variables);
  answers.set(name, answer);
  answer.then(
    (value) => void fulfil(answer, value),
    (reason: unknown) => void Object.assign(answer, { status: 'rejected', reason }),
  );
  return answer;
}

/** Forgets an answer that could not be had, so that it is asked for again. */
export function forgetFailure(
  client: ApolloClient,
  document: DocumentNode,
  variables: OperationVariables,
): void {
  const answers = answersOf(client);
  const name = nameOf(document, variables);
  if (answers.get(name)?.status === 'rejected') answers.delete(name);
}

/** The answer that came with the page, which is forgotten: who takes it keeps it elsewhere. */
export function takeAnswer<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined {
  const answers = answersOf(client);
  const name = nameOf(document, variables);
  const data = answers.get(name)?.value as Data | undefined;
  answers.delete(name);
  return data;
}

/** Has `allAnswered` wait for an answer that is kept elsewhere. */
export function noteRequest(
  client: ApolloClient,
  document: DocumentNode,
  variables: OperationVariables,
  request: Promise<unknown>,
): void {
  answersOf(client).set(nameOf(document, variables), request);
}

/** Waits until everything that was asked for has come or failed. */
export async function allAnswered(client: ApolloClient): Promise<void> {
  await Promise.allSettled(answersOf(client).values());
}

/** Everything that has been fetched for a page, to be handed to the browser. */
export function sentAnswers(client: ApolloClient): PageAnswers {
  return Object.fromEntries([...answersOf(client)].map(([name, { value }]) => [name, value]));
}

/** Gives a client in the browser what the server has fetched for the page. */
export function receiveAnswers(client: ApolloClient, received: PageAnswers): void {
  const answers = answersOf(client);
  for (const [name, data] of Object.entries(received))
    answers.set(name, fulfil(Promise.resolve(data), data));
}

function fulfil<Data>(answer: Answer<Data>, value: Data): Answer<Data> {
  return Object.assign(answer, { status: 'fulfilled', value } as const);
}

function answersOf(client: ApolloClient): Map<string, Answer<unknown>> {
  const known = answersOfClients.get(client) ?? new Map<string, Answer<unknown>>();
  answersOfClients.set(client, known);
  return known;
}

async function fetchAnswer<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const operation = ApolloLink.execute(client.link, { query, variables }, { client });
  const result = await firstValueFrom(operation);
  if (result.errors?.length) throw new CombinedGraphQLErrors(result);
  return result.data as Data;
}

function nameOf(document: DocumentNode, variables: OperationVariables): string {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const name = operation && 'name' in operation ? operation.name?.value : undefined;
  return `${name} ${JSON.stringify(variables)}`;
}
