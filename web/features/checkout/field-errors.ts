import { fieldAt, refusedFields } from '../../apollo/refusal';
import { ORDER_FIELDS, type OrderErrors, type OrderField } from './order-fields';

interface NamedMessage {
  path?: readonly string[] | string | null;
  message: string;
}

/** Messages that belong to a field of the form, by the last part of their path. */
export function toFieldErrors(messages: readonly NamedMessage[]): OrderErrors {
  return errorsOf(messages.map(({ path, message }) => ({ field: fieldAt(path ?? ''), message })));
}

/** The field messages in a refused request's errors; none when it failed for another reason. */
export function fieldErrorsOf(error: unknown): OrderErrors {
  return errorsOf(refusedFields(error));
}

function errorsOf(messages: readonly { field: string; message: string }[]): OrderErrors {
  const errors: OrderErrors = {};
  for (const { field, message } of messages) if (isOrderField(field)) errors[field] ??= message;
  return errors;
}

const isOrderField = (field: string): field is OrderField =>
  ORDER_FIELDS.some((known) => known === field);
