import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

interface ListQueryOptions {
  /** Reads the list again after this time, while the browser's tab is shown. */
  pollMs?: number;
}

/**
 * Reads one page of a list, or a report of a period, from cache and server. The previous one stays on screen while the
 * next one loads, but not after a failure: its rows would seem to belong to the new filter.
 */
export function useListQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { pollMs = 0 }: ListQueryOptions = {},
) {
  const { data, previousData, loading, error, refetch } = useQuery<Data, OperationVariables>(
    query,
    {
      variables,
      fetchPolicy: 'cache-and-network',
      pollInterval: pollMs,
      skipPollAttempt: () => document.hidden,
    },
  );
  const shown = error ? data : (data ?? previousData);
  return { data: shown, loading: loading && !data, error, refetch };
}
