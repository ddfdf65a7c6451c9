import { useState } from 'react';

import { randomKey } from '../../../lib/browser/random-key';
import { readPolishTime } from '../../../lib/dates/polish-time-field';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { ProductsPageDocument } from '../products-page.generated';
import type { PriceRule, PriceTime } from './price-change-fields';
import { SchedulePriceChangeDocument } from './price-change-preview.generated';
import { toRuleInput, type PricedSelection } from './use-price-preview';

/** The instant of the change; null for now, undefined while a later time is not valid yet. */
export function instantOf({ when, at }: PriceTime): string | null | undefined {
  return when === 'now' ? null : (readPolishTime(at) ?? undefined);
}

/**
 * Changes prices now or at a later time; a conflict if the previewed prices (`seen`) are no longer right. The server
 * changes them once, however often the request is sent.
 */
export function useSchedulePriceChange(selection: PricedSelection) {
  const [idempotencyKey] = useState(randomKey);
  const [schedule, { loading }] = useStaffMutation(SchedulePriceChangeDocument, {
    done: ({ priceChange }) =>
      priceChange?.state === 'waiting'
        ? 'Zmiana cen została zaplanowana'
        : 'Ceny zostały zmienione',
    failed: 'Nie udało się zmienić cen',
    refetch: [ProductsPageDocument],
  });
  const change = (rule: PriceRule, time: PriceTime, seen: string) =>
    schedule({
      input: {
        ...selection,
        ...toRuleInput(rule),
        at: instantOf(time),
        note: time.note,
        seen,
        idempotencyKey,
      },
    });
  return { change, loading };
}
