import {
  ORDER_FIELDS,
  ORDER_FIELD_NAMES,
  type OrderField,
  type OrderTexts,
  formatOrderText,
} from '#engine/trade/fields/order-fields';
import { dialled } from '../../shared/csv/csv-cells.js';
import type { CsvColumn } from '../../shared/csv/csv.js';

/** A column for each text that a customer gives. */
export const TEXT_COLUMNS: readonly CsvColumn<OrderTexts>[] = ORDER_FIELD_NAMES.map((name) => {
  const field: OrderField = ORDER_FIELDS[name];
  return {
    heading: field.label,
    write: ({ [name]: text }) =>
      text && (field.kind === 'phone' ? dialled(text) : formatOrderText(field, text)),
  };
});
