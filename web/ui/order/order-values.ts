import type { UseFormReturn } from 'react-hook-form';

import {
  COMPANY_FIELD_NAMES,
  CONSENT_FIELDS,
  ORDER_FIELDS,
  type OrderFieldName,
} from '../../../engine/fields/order-fields.js';
import { valuesOf } from '../../../engine/fields/text-field.js';

export type ConsentField = keyof typeof CONSENT_FIELDS;
export type OrderValues = Record<OrderFieldName, string> & Record<ConsentField, boolean>;

/** A form that orders: of the cart at the checkout, or of an offer. */
export interface OrderForm {
  form: UseFormReturn<OrderValues>;
  /** The consents that are asked for. */
  consents: readonly ConsentField[];
  /** Whether there are notes about the measuring. */
  hasMeasured: boolean;
  /** Whether the invoice is for a company. */
  isForCompany: boolean;
  setForCompany: (isForCompany: boolean) => void;
}

export const EMPTY_CUSTOMER = valuesOf(ORDER_FIELDS, () => '');
export const EMPTY_ORDER: OrderValues = {
  ...EMPTY_CUSTOMER,
  ...valuesOf(CONSENT_FIELDS, () => false),
};

/** The values without the company that the customer has typed and then not wanted on the invoice. */
export const withoutCompany = (values: OrderValues): OrderValues => ({
  ...values,
  ...Object.fromEntries(COMPANY_FIELD_NAMES.map((name) => [name, ''])),
});

/** The consents to ask for with these goods: one of them only where something is made to measure. */
export function consentsOf(lines: readonly { withdrawal: string }[]): ConsentField[] {
  const isMadeToMeasure = lines.some(({ withdrawal }) => withdrawal === 'none');
  const fields = Object.keys(CONSENT_FIELDS) as ConsentField[];
  return fields.filter((field) => field !== 'acknowledgesMadeToMeasure' || isMadeToMeasure);
}
