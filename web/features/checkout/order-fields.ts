import { checkField, CUSTOMER_FIELDS, type Customer, type CustomerField } from './customer-fields';
import {
  checkConsent,
  CONSENT_FIELDS,
  type ConsentField,
  type OrderConsents,
} from './order-consents';

/** Everything that is filled in or ticked, in the order of the page. */
export type OrderField = CustomerField | ConsentField;
export type OrderErrors = Partial<Record<OrderField, string>>;

export const ORDER_FIELDS: readonly OrderField[] = [...CUSTOMER_FIELDS, ...CONSENT_FIELDS];

/** Every field that needs correction, with its message; of the consents only those that are shown. */
export function checkOrder(
  customer: Customer,
  consents: OrderConsents,
  shown: readonly ConsentField[],
): OrderErrors {
  const messages: [OrderField, string | undefined][] = [];
  for (const field of CUSTOMER_FIELDS) messages.push([field, checkField(field, customer[field])]);
  for (const field of shown) messages.push([field, checkConsent(field, consents[field])]);
  return Object.fromEntries(messages.filter(([, message]) => message !== undefined));
}
