import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';

import { COMPANY_FIELD_NAMES } from '../../../engine/fields/order-fields.js';
import type { OrderValues } from './order-values';

/** Whether the invoice is for a company: as it was ticked, else whether what is filled in already names one. */
export function useCompanyChoice({
  control,
}: UseFormReturn<OrderValues>): [boolean, (isForCompany: boolean) => void] {
  const texts = useWatch({ control, name: COMPANY_FIELD_NAMES });
  const [chosen, choose] = useState<boolean | null>(null);
  return [chosen ?? texts.some(Boolean), choose];
}
