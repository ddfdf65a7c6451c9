import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';

import { readAnswer } from './page-answers';

/** The data of a page's query that its `load` has preloaded; in the browser the page suspends until it is there. */
export const usePageQuery = typeof window === 'undefined' ? useAnswer : useSuspendingQuery;

function useAnswer<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Data {
  return readAnswer(useApolloClient(), document, variables);
}

function useSuspendingQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Data {
  return useSuspenseQuery<Data, OperationVariables>(document, { variables }).data as Data;
}
