import { CombinedGraphQLErrors } from '@apollo/client/errors';

import type { InquiryDraft, InquiryProblems } from './inquiry-draft';

const FIELDS: readonly string[] = [
  'name',
  'email',
  'phone',
  'subject',
  'message',
  'inquiryType',
] satisfies (keyof InquiryDraft)[];

/** What the server refused, by field; null when the error is of another kind. */
export function serverProblems(error: unknown): InquiryProblems | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const entries = error.errors
    .flatMap(({ extensions }) => (Array.isArray(extensions?.fields) ? extensions.fields : []))
    .filter(isFieldError)
    .map(({ path, message }) => [[path].flat().join('.').split('.').at(-1) ?? '', message])
    .filter(([field]) => FIELDS.includes(field ?? ''));
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

function isFieldError(value: unknown): value is { path: string | string[]; message: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'message' in value &&
    typeof value.message === 'string' &&
    [value.path].flat().every((part) => typeof part === 'string')
  );
}
