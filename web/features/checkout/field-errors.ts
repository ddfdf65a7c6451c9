import { CombinedGraphQLErrors } from '@apollo/client';

import { CUSTOMER_FIELDS, type CustomerErrors, type CustomerField } from './customer-fields';

interface NamedMessage {
  path?: readonly string[] | string | null;
  message: string;
}

/** Messages that belong to a field of the form, by the last part of their path. */
export function toFieldErrors(messages: readonly NamedMessage[]): CustomerErrors {
  const errors: CustomerErrors = {};
  for (const { path, message } of messages) {
    const field = fieldOf(path);
    if (field) errors[field] ??= message;
  }
  return errors;
}

/** The field messages in a refused request's errors; none when it failed for another reason. */
export function fieldErrorsOf(error: unknown): CustomerErrors {
  if (!CombinedGraphQLErrors.is(error)) return {};
  return toFieldErrors(error.errors.flatMap(({ extensions }) => namedMessages(extensions?.fields)));
}

function namedMessages(fields: unknown): NamedMessage[] {
  return Array.isArray(fields) ? fields.filter(isNamedMessage) : [];
}

function isNamedMessage(value: unknown): value is NamedMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

function fieldOf(path: NamedMessage['path']): CustomerField | undefined {
  const parts = typeof path === 'string' ? path.split('.') : (path ?? []);
  return CUSTOMER_FIELDS.find((field) => field === parts.at(-1));
}
