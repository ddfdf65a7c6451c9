import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

/** The rows of a list, read by the fragment of its table; undefined while the first page is loading. */
export function useRows<Row>(
  fragment: TypedDocumentNode<Row>,
  fragmentName: string,
  masked: FragmentType<Row>[] | undefined,
) {
  const { data } = useSuspenseFragment({ fragment, fragmentName, from: masked ?? [] });
  return masked && data;
}
