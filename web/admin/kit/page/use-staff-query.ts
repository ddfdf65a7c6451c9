import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

interface StaffQueryOptions {
  /** Reads the data again after this time, while the browser's tab is shown. */
  pollMs?: number;
}

/**
 * Reads what a page of the staff area shows, from cache and server. The previous data stay on screen while the next
 * load, but not after a failure: they would seem to belong to the new filter or period.
 */
export function useStaffQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { pollMs = 0 }: StaffQueryOptions = {},
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

/** The rule of `useStaffQuery` for other queries: the previous data while the next ones load, but not after a failure. */
export const shownData = <Data>({ data, previousData, error }: Answered<Data>): Data | undefined =>
  error ? data : (data ?? previousData);
