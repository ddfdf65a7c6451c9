import {
  ORDER_FIELDS,
  ORDER_FIELD_NAMES,
  type OrderField,
  type OrderTexts,
  formatOrderText,
} from '../../../../engine/fields/order-fields.js';
import { formatPhone } from '../../../../engine/locale/phone.js';
import type { CsvColumn } from '../../../shared/csv/csv.js';

/** A column for each text that a customer gives. */
export const TEXT_COLUMNS: readonly CsvColumn<OrderTexts>[] = ORDER_FIELD_NAMES.map((name) => {
  const field: OrderField = ORDER_FIELDS[name];
  return {
    heading: field.label,
    write: ({ [name]: text }) =>
      text && (field.kind === 'phone' ? dialled(text) : formatOrderText(field, text)),
  };
});

/**
 * A phone number without its plus, which a spreadsheet would take for the start of a formula: a Polish number without
 * its prefix, any other with "00".
 */
export const dialled = (phone: string): string =>
  formatPhone(phone)
    .replaceAll('\u00a0', ' ')
    .replace(/^\+48 /, '')
    .replace('+', '00');
