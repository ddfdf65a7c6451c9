import { refusedFields } from '../../apollo/refusal';
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
  const entries = refusedFields(error)
    .filter(({ field }) => FIELDS.includes(field))
    .map(({ field, message }) => [field, message]);
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
