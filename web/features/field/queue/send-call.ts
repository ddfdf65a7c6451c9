import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isOffline, refusalCode } from '../../../apollo/refusal';
import { ownerHeader } from '../../../apollo/screen-owner';
import type { FieldCall, FieldPicture, KeptVisit } from '../phone/kept';
import {
  AcceptChangeBySignatureDocument,
  EndVisitDocument,
  SaveProtocolDocument,
  SignProtocolDocument,
} from './field-calls.generated';
import { type Send, SendingStopped, type Trouble } from './field-queue';

/** A call without an answer after this time is sent again later. */
const PATIENCE_MS = 60_000;
const UNKNOWN = 'Sklep nie przyjął tego z\u00a0nieznanego powodu.';

/** The codes after which a call is worth sending again by itself. */
const PASSING: readonly unknown[] = ['UNAVAILABLE', 'TOO_MANY_REQUESTS'];

/** Sends the calls of the queue by this client. */
export function sendWith(client: ApolloClient): Send {
  return async (call, picture) => {
    try {
      return await send(client, call, picture);
    } catch (error) {
      const trouble = troubleOf(error);
      throw trouble ? new SendingStopped(trouble) : error;
    }
  };
}

async function send(
  client: ApolloClient,
  call: FieldCall,
  picture: ArrayBuffer | undefined,
): Promise<(visit: KeptVisit) => KeptVisit> {
  switch (call.kind) {
    case 'save': {
      const { saveProtocol } = await mutate(client, SaveProtocolDocument, { input: call.input });
      const { protocol } = accepted(saveProtocol);
      return (visit) => ({ ...visit, protocol });
    }
    case 'sign': {
      const { signProtocol } = await mutate(client, SignProtocolDocument, { input: call.input });
      const { protocol } = accepted(signProtocol);
      return (visit) => ({ ...visit, protocol });
    }
    case 'accept': {
      const { acceptChangeBySignature } = await mutate(client, AcceptChangeBySignatureDocument, {
        input: call.input,
      });
      const { change } = accepted(acceptChangeBySignature);
      return (visit) => ({ ...visit, protocol: visit.protocol && { ...visit.protocol, change } });
    }
    case 'end': {
      const { endVisit } = await mutate(client, EndVisitDocument, { input: call.input });
      const { visit: ended } = accepted(endVisit);
      return (visit) => ({ ...visit, ...(ended && { state: ended.state, reason: ended.reason }) });
    }
    case 'photograph':
      await sendPicture(call.picture, picture);
      return (visit) => visit;
  }
}

async function mutate<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const context = { fetchOptions: { signal: AbortSignal.timeout(PATIENCE_MS) } };
  const options = { mutation, variables, context, fetchPolicy: 'no-cache' } as const;
  const { data } = await client.mutate<Data, Variables>(
    options as ApolloClient.MutateOptions<Data, Variables>,
  );
  return data as Data;
}

/** The answer to a call; throws the reason where the server has refused it. */
function accepted<Answer extends { userErrors: readonly { message: string }[] }>(
  answer: Answer,
): Answer {
  const [refusal] = answer.userErrors;
  if (refusal) throw new Error(refusal.message);
  return answer;
}

async function sendPicture(
  { id, visitId, moment, caption }: FieldPicture,
  picture: ArrayBuffer | undefined,
): Promise<void> {
  if (!picture) throw new Error('Tego zdjęcia nie ma już na telefonie.');
  const body = new FormData();
  body.set('file', new Blob([picture], { type: 'image/jpeg' }));
  const search = new URLSearchParams({ moment, caption });
  const response = await fetch(`/api/field/visits/${visitId}/photographs/${id}?${search}`, {
    method: 'PUT',
    body,
    headers: ownerHeader(),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.ok) return;
  if (response.status === 401) throw new SendingStopped('signed-out');
  if (response.status === 429 || response.status > 500) throw new SendingStopped('unreachable');
  const { error } = (await response.json()) as { error?: { message: string } };
  throw new Error(error?.message ?? UNKNOWN);
}

/** Why a call cannot be sent now; null where it was refused. */
function troubleOf(error: unknown): Trouble | null {
  if (error instanceof SendingStopped) return error.trouble;
  const code = refusalCode(error);
  if (code === 'UNAUTHENTICATED') return 'signed-out';
  if (PASSING.includes(code) || isOffline(error)) return 'unreachable';
  // An answer that is not the shop's: a proxy's, or none in time.
  const isOfShop =
    CombinedGraphQLErrors.is(error) || (error instanceof Error && error.name === 'Error');
  return isOfShop ? null : 'unreachable';
}
