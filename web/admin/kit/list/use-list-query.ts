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
  return {
    data: shownData({ data, previousData, error }),
    loading: loading && !data,
    error,
    refetch,
  };
}

interface Answered<Data> {
  data: Data | undefined;
  previousData: Data | undefined;
  error: Error | undefined;
}

/** The rule of `useListQuery` for other queries: the previous data while the next ones load, but not after a failure. */
export const shownData = <Data>({ data, previousData, error }: Answered<Data>): Data | undefined =>
  error ? data : (data ?? previousData);
