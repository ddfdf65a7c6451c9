import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { use } from 'react';

import { answerTo } from './page-answers';

/** The data of a page's query that its `load` has preloaded; the page suspends until it is there. */
export function usePageQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Data {
  const answer: Promise<Data> = answerTo(useApolloClient(), document, variables);
  return use(answer);
}
