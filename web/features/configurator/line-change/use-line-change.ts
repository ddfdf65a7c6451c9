import { useQuery } from '@apollo/client/react';
import type { ConfigurationInput } from '../../../apollo/schema.generated';
import { useDebounced } from '../../../lib/use-debounced';
import { LineChangeDocument, type LineChangeQuery } from './line-change.generated';

const PAUSE_BEFORE_ASKING = 150;

type Preview = LineChangeQuery['lineChangePreview'];

export interface LineChange {
  /** The line as it was ordered; undefined until it is loaded, and where the order does not have it. */
  ordered: NonNullable<LineChangeQuery['order']>['lines'][number] | undefined;
  /** The difference that the settings make; null where they cannot be proposed. */
  difference: Preview['difference'];
  /** Why the change cannot be proposed; null where it can. */
  refusal: Preview['userErrors'][number] | null;
  /** While true, difference and refusal may belong to earlier settings. */
  pending: boolean;
  failed: boolean;
  ask: () => void;
}

/** What the current settings change in a line of an order. A late answer never replaces a newer one. */
export function useLineChange(
  token: string,
  lineId: string,
  configuration: ConfigurationInput,
): LineChange {
  const debounced = useDebounced(configuration, PAUSE_BEFORE_ASKING);
  const { data, previousData, error, loading, refetch } = useQuery(LineChangeDocument, {
    variables: { token, input: { ...debounced, token, lineId } },
    fetchPolicy: 'cache-and-network',
  });
  const { order, lineChangePreview } = data ?? previousData ?? {};
  return {
    ordered: order?.lines.find(({ id }) => id === lineId),
    difference: lineChangePreview?.difference ?? null,
    refusal: lineChangePreview?.userErrors[0] ?? null,
    pending: loading || debounced !== configuration,
    failed: error !== undefined && !loading,
    ask: () => {
      // A failure arrives as `error` of the query above.
      refetch().catch(() => undefined);
    },
  };
}
