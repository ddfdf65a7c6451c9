import { useLazyQuery } from '@apollo/client/react';
import { useState } from 'react';

import type { PreviewPriceChangeInput } from '../../../apollo/schema.generated';
import { problemsOf } from '../../kit/form/field-problems';
import type { PriceRule } from './price-change-fields';
import { PriceChangePreviewDocument } from './price-change-preview.generated';

/** The products of a price change: by id, or all that a filter of the list finds. */
export type PricedSelection = Pick<PreviewPriceChangeInput, 'filter' | 'productIds'>;

/**
 * Loads a preview of the new prices on demand; `current` is undefined as soon as the rule has changed, and `refusals`,
 * the reasons why the API did not take the rule, are then gone.
 */
export function usePricePreview(selection: PricedSelection, rule: PriceRule) {
  const [load, { data, loading, error }] = useLazyQuery(PriceChangePreviewDocument, {
    fetchPolicy: 'network-only',
  });
  const [previewed, setPreviewed] = useState<PriceRule | null>(null);
  const preview = async () => {
    setPreviewed(rule);
    const variables = { input: { ...selection, ...toRuleInput(rule) } };
    // A failure is in `error`.
    await load({ variables }).catch(() => undefined);
  };
  const isCurrent = previewed === rule && !loading;
  const problems = problemsOf(error);
  return {
    current: isCurrent ? data?.priceChangePreview : undefined,
    refusals: isCurrent ? problems.map(({ message }) => message) : [],
    preview,
    loading,
    error: problems.length > 0 ? undefined : error,
  };
}

/** A rule as the API takes it: either a percentage or an amount. */
export function toRuleInput({ by, value, ...rest }: PriceRule) {
  return {
    ...rest,
    percent: by === 'percent' ? value : null,
    amount: by === 'amount' ? value : null,
  };
}
