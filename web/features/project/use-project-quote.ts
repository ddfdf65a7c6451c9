import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { isOffline, refusalCode } from '../../apollo/refusal';
import { useDebounced } from '../../lib/use-debounced';
import { ProjectQuoteDocument, type ProjectQuoteQuery } from './project-quote.generated';
import type { ReadyRow } from './use-project';

const PAUSE_BEFORE_ASKING = 250;

type Quote = ProjectQuoteQuery['projectQuote'];
type RowQuote = Quote['rows'][number];

export interface ProjectPrice {
  /** The last answer, null if there is none; while `pending` or `failed` is true, it may belong to earlier rows. */
  quote: Quote | null;
  /** The prices of the last answer, by the row's id. */
  rows: ReadonlyMap<string, RowQuote>;
  pending: boolean;
  failed: boolean;
  isOffline: boolean;
  isProductGone: boolean;
  retry: () => void;
}

const NOTHING: { quote: Quote | null; rows: ProjectPrice['rows'] } = {
  quote: null,
  rows: new Map(),
};

/** The server's prices of the valid rows. A late answer never replaces a newer one. */
export function useProjectQuote(ready: readonly ReadyRow[]): ProjectPrice {
  const debounced = useDebounced(ready, PAUSE_BEFORE_ASKING);
  const { data, error, loading, refetch } = useQuery(ProjectQuoteDocument, {
    variables: { input: { rows: debounced.map(({ input }) => input) } },
    skip: debounced.length === 0,
    // Each change makes another query, and the cache would keep the answers of all.
    fetchPolicy: 'no-cache',
  });
  const quote = debounced.length === 0 ? null : data?.projectQuote;
  const [last, setLast] = useState(NOTHING);
  if (quote !== undefined && quote !== last.quote) {
    const rows = new Map(
      (quote?.rows ?? []).flatMap((row, index) => {
        const id = debounced[index]?.id;
        return id === undefined ? [] : [[id, row] as const];
      }),
    );
    setLast({ quote, rows });
  }
  const failed = error !== undefined && !loading;
  return {
    ...last,
    pending: loading || debounced !== ready,
    failed,
    isOffline: failed && isOffline(error),
    isProductGone: failed && refusalCode(error) === 'NOT_FOUND',
    // A failed retry arrives as `error` of the query above.
    retry: () => void refetch().catch(() => undefined),
  };
}
