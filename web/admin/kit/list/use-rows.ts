import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

/**
 * The rows of a list, read by the fragment of its table; undefined while the first page is loading. Not by
 * `useSuspenseFragment`, which takes a list of one for its only row where a drawer reads that by the same fragment.
 */
export function useRows<Row>(
  fragment: TypedDocumentNode<Row>,
  fragmentName: string,
  masked: FragmentType<Row>[] | undefined,
): Row[] | undefined {
  const rows = useFragment({ fragment, fragmentName, from: masked ?? [] });
  return masked && rows.complete ? rows.data : undefined;
}
