import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSuspenseQuery } from '@apollo/client/react';

import { usePageQuery } from './use-page-query';

/** As `usePageQuery`, of what changes under the visitor's hands; the page's `load` calls `preloadLive`. */
export const useLivePageQuery = typeof window === 'undefined' ? usePageQuery : useSuspendingQuery;

function useSuspendingQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Data {
  return useSuspenseQuery<Data, OperationVariables>(document, { variables }).data as Data;
}
