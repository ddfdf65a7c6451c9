import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

/**
 * The rows of a list, read by the fragment of its table; undefined while the first page is loading. Not by
 * `useSuspenseFragment`: for a list of one row it returns the row itself while a drawer reads it by the same fragment.
 */
export function useRows<Row>(
  fragment: TypedDocumentNode<Row>,
  fragmentName: string,
  masked: FragmentType<Row>[] | undefined,
): Row[] | undefined {
  const rows = useFragment({ fragment, fragmentName, from: masked ?? [] });
  return masked && rows.complete ? rows.data : undefined;
}
