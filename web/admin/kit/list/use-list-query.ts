import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

/** Reads one page of a list from cache and server; the previous page stays on screen while the next one loads. */
export function useListQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const { data, previousData, loading, error, refetch } = useQuery<Data, OperationVariables>(
    document,
    { variables, fetchPolicy: 'cache-and-network' },
  );
  return { data: data ?? previousData, loading: loading && !data, error, refetch };
}
