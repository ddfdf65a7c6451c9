import {
  COMPANY_FIELD_NAMES,
  CONSENT_FIELDS,
  ORDER_FIELDS,
  type OrderFieldName,
} from '../../../engine/fields/order-fields.js';
import { valuesOf } from '../../../engine/fields/text-field.js';
import type { ConsentCode } from '../../apollo/schema.generated';
import type { CheckoutFragment } from './checkout.generated';

/** The id of the form: its button stands outside of it, below the goods. */
export const CHECKOUT_FORM = 'zamowienie';

export type ConsentField = keyof typeof CONSENT_FIELDS;
export type OrderValues = Record<OrderFieldName, string> & Record<ConsentField, boolean>;

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

/** Which text belongs to which box. */
export const CONSENT_CODES: Record<ConsentField, ConsentCode> = {
  acceptsTerms: 'terms',
  acknowledgesMadeToMeasure: 'made_to_measure',
  subscribesToNewsletter: 'newsletter',
};

/** The consents to ask for with this cart: one of them only where something is made to measure. */
export function consentsOf({ lines }: Pick<CheckoutFragment, 'lines'>): ConsentField[] {
  const isMadeToMeasure = lines.some(({ withdrawal }) => withdrawal === 'none');
  const fields = Object.keys(CONSENT_FIELDS) as ConsentField[];
  return fields.filter((field) => field !== 'acknowledgesMadeToMeasure' || isMadeToMeasure);
}
