import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ErrorCode } from '../../../apollo/schema.generated';
import { toast, type Toast } from '../../../ui/overlay/toast';
import {
  isSignedOut,
  problemsOf,
  refusalOf,
  toProblems,
  type FieldProblem,
  type MutationOutcome,
} from './field-problems';
import { useRequestLogin, refetchActive } from './staff-request';

interface Payload {
  userErrors: readonly { code: ErrorCode; message: string; path: readonly string[] | null }[];
}

/** The type of the one field that a mutation's document selects. */
type PayloadOf<Data> = Data[keyof Data];

interface StaffMutationOptions<Data> {
  /** The toast on success; none for what only prepares the next step. */
  done?: string | ((payload: PayloadOf<Data>) => string | Toast);
  /** The title of the toast on failure. */
  failed: string;
  /** Queries to refetch. */
  refetch?: readonly DocumentNode[];
  /** The "Cofnij" action of the success toast. */
  undo?: (payload: PayloadOf<Data>) => void;
}

/**
 * Runs a mutation of the staff area and reports its outcome in a toast. When the session has ended, it asks to sign in
 * again in a dialog and retries once, so that no input is lost.
 */
export function useStaffMutation<
  Data extends { [Field in keyof Data]: Payload },
  Variables extends OperationVariables,
>(document: TypedDocumentNode<Data, Variables>, options: StaffMutationOptions<Data>) {
  const client = useApolloClient();
  const requestLogin = useRequestLogin();
  const [loading, setLoading] = useState(false);

  const mutate = async (variables: Variables): Promise<PayloadOf<Data>> => {
    const { data } = await client.mutate<Data, OperationVariables>({
      mutation: document,
      variables,
    });
    refetchActive(client, options.refetch ?? []);
    return payloadOf(data);
  };

  const mutateSignedIn = async (variables: Variables): Promise<PayloadOf<Data>> => {
    try {
      return await mutate(variables);
    } catch (error) {
      if (!isSignedOut(error) || !(await requestLogin())) throw error;
      return mutate(variables);
    }
  };

  const run = async (variables: Variables): Promise<MutationOutcome<PayloadOf<Data>>> => {
    setLoading(true);
    try {
      return report(await mutateSignedIn(variables), options);
    } catch (error) {
      return refuse(options.failed, problemsOf(error), reasonOf(error));
    } finally {
      setLoading(false);
    }
  };

  return [run, { loading }] as const;
}

function payloadOf<Data extends object>(data: Data | undefined): PayloadOf<Data> {
  const [payload]: PayloadOf<Data>[] = Object.values(data ?? {});
  if (!payload) throw new Error('the mutation returned no payload');
  return payload;
}

function report<Data extends { [Field in keyof Data]: Payload }>(
  payload: PayloadOf<Data>,
  { done, failed, undo }: StaffMutationOptions<Data>,
): MutationOutcome<PayloadOf<Data>> {
  const [first] = payload.userErrors;
  if (!first) {
    const success = typeof done === 'function' ? done(payload) : done;
    if (success)
      toast({
        ...(typeof success === 'string' ? { title: success } : success),
        ...(undo && { action: { label: 'Cofnij', onSelect: () => undo(payload) } }),
      });
    return { kind: 'done', payload };
  }
  const refusal = refuse(failed, toProblems(payload.userErrors), first.message);
  return first.code === 'CHANGED_MEANWHILE' ? { kind: 'conflict', payload } : refusal;
}

function refuse(title: string, problems: readonly FieldProblem[], reason: string) {
  toast({ title, description: reason, tone: 'destructive' });
  return { kind: 'refused' as const, problems };
}

function reasonOf(error: unknown): string {
  if (isSignedOut(error)) return 'Sesja wygasła. Zaloguj się ponownie.';
  return refusalOf(error) ?? 'Spróbuj ponownie.';
}
