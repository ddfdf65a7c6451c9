import type { SubmittedForm } from '../../../engine/fields/submitted-form.js';
import { toPublicError } from '../../request/public-error.js';
import { AppError } from '../../shared/errors.js';

/** A form to show again, and why. */
export interface RefusedForm {
  error: AppError;
  form: SubmittedForm;
}

/** What a browser sends: a text for each field, or a list where a name repeats. */
export type SentForm = Readonly<Partial<Record<string, unknown>>>;

export const sentForm = (body: unknown): SentForm => ({
  ...(typeof body === 'object' ? body : null),
});

/** A text field of the form, trimmed, with LF for the CRLF that browsers send; empty for any other value. */
export const textOf = (sent: unknown): string =>
  typeof sent === 'string' ? sent.replaceAll('\r\n', '\n').trim() : '';

/**
 * Passes a form that was submitted without scripts to `take`, unless it has `errors`. Returns null where it was
 * accepted, otherwise the form to show again, with `errors` or with those that `take` throws.
 */
export async function takeForm(
  values: Readonly<Record<string, string>>,
  errors: Readonly<Record<string, string>>,
  take: () => Promise<unknown>,
): Promise<RefusedForm | null> {
  if (Object.keys(errors).length > 0)
    return { error: new AppError('BAD_USER_INPUT'), form: { values, errors, message: null } };
  try {
    await take();
    return null;
  } catch (thrown) {
    const error = toPublicError(thrown);
    if (!error) throw thrown;
    return { error, form: { values, ...explain(error, values) } };
  }
}

/** The errors of the form's fields, or one general message when no field is wrong. */
function explain(
  { message, fields = [] }: AppError,
  values: Readonly<Record<string, string>>,
): Omit<SubmittedForm, 'values'> {
  const shown = fields.filter(({ path }) => Object.hasOwn(values, path));
  if (shown.length === 0) return { errors: {}, message: fields[0]?.message ?? message };
  return {
    errors: Object.fromEntries(shown.map((field) => [field.path, field.message])),
    message: null,
  };
}
