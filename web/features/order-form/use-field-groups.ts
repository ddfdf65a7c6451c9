import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';

import { type FieldGroup, fieldsOf } from '#engine/trade/fields/order-fields';
import type { GroupChoice, OrderForm, OrderValues } from './order-values';

/**
 * The groups of fields: company data can always be given, data of the building only if some goods may have reduced VAT.
 * `submitted` is the form that was submitted without scripts.
 */
export function useFieldGroups(
  form: UseFormReturn<OrderValues>,
  mayHaveReducedVat: boolean,
  submitted: Readonly<Partial<Record<string, string>>> = {},
): OrderForm['groups'] {
  return {
    company: useGroupChoice(form, 'company', true, submitted),
    building: useGroupChoice(form, 'building', mayHaveReducedVat, submitted),
  };
}

/**
 * An offered group is shown if its checkbox is checked or, before the checkbox was used, if one of its fields has a
 * value.
 */
function useGroupChoice(
  { control }: UseFormReturn<OrderValues>,
  group: FieldGroup,
  isOffered: boolean,
  submitted: Readonly<Partial<Record<string, string>>>,
): GroupChoice {
  const texts = useWatch({ control, name: fieldsOf(group) });
  const [chosen, setAsked] = useState<boolean | null>(submitted[group] ? true : null);
  return { isOffered, isAsked: isOffered && (chosen ?? texts.some(Boolean)), setAsked };
}
