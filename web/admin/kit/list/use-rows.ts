import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

/**
 * The rows of a list, read by the fragment of its table; undefined while the first page is loading.
 * `useSuspenseFragment` cannot be used here: for a list of one row it returns the row instead of an array while a
 * drawer reads the same row by the same fragment.
 */
export function useRows<Row>(
  fragment: TypedDocumentNode<Row>,
  fragmentName: string,
  masked: FragmentType<Row>[] | undefined,
): Row[] | undefined {
  const rows = useFragment({ fragment, fragmentName, from: masked ?? [] });
  return masked && rows.complete ? rows.data : undefined;
}
