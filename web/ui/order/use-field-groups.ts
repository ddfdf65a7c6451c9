import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';

import { type FieldGroup, fieldsOf } from '../../../engine/fields/order-fields.js';
import type { GroupChoice, OrderForm, OrderValues } from './order-values';

/**
 * The groups of fields: company data can always be given, data of the building only if some goods may have reduced VAT.
 */
export function useFieldGroups(
  form: UseFormReturn<OrderValues>,
  mayHaveReducedVat: boolean,
): OrderForm['groups'] {
  return {
    company: useGroupChoice(form, 'company', true),
    building: useGroupChoice(form, 'building', mayHaveReducedVat),
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
): GroupChoice {
  const texts = useWatch({ control, name: fieldsOf(group) });
  const [chosen, setAsked] = useState<boolean | null>(null);
  return { isOffered, isAsked: isOffered && (chosen ?? texts.some(Boolean)), setAsked };
}
