import type { Request } from 'express';
import { normaliseText } from '#engine/locale/text';
import type { SubmittedForm } from '#engine/trade/fields/submitted-form';
import { AppError } from '../shared/errors.js';
import type { Context } from './context.js';
import { toPublicError } from './public-error.js';

/** The answer to a form that was submitted without scripts: another address, or the page with the form again. */
export type FormAnswer =
  | { location: string }
  /** `error` is why the form was refused; null for the next step of a form. */
  | { error: AppError | null; form: SubmittedForm };

/** What a browser sends: a text for each field, or a list where a name repeats. */
type SentForm = Readonly<Partial<Record<string, unknown>>>;

/** Receives the form of a page, by the rules and limits of its mutation. */
export type FormHandler = (context: Context, sent: SentForm, req: Request) => Promise<FormAnswer>;

/** A text field of the form in its normal form; empty for any other value. */
export const textOf = (sent: unknown): string =>
  typeof sent === 'string' ? normaliseText(sent) : '';

/** The texts of a field whose name may repeat. */
export const textsOf = (sent: unknown): string[] =>
  [sent].flat().flatMap((each) => textOf(each) || []);

/**
 * Passes a form to `take`, which returns the address to show next, or the values of the form's next step, unless it has
 * `errors`. Otherwise the page is shown again with `values` and with `errors` or those that `take` throws; errors of
 * fields without a value here become its general message.
 */
export async function takeForm(
  values: Readonly<Record<string, string>>,
  errors: Readonly<Record<string, string>>,
  take: () => Promise<string | SubmittedForm['values']>,
): Promise<FormAnswer> {
  if (Object.keys(errors).length > 0)
    return { error: new AppError('BAD_USER_INPUT'), form: { values, errors, message: null } };
  try {
    const next = await take();
    return typeof next === 'string' ? { location: next } : nextStep(next);
  } catch (thrown) {
    const error = toPublicError(thrown);
    if (!error) throw thrown;
    return { error, form: { values, ...explain(error, values) } };
  }
}

/** The page again, with the values of the form's next step. */
export const nextStep = (values: SubmittedForm['values']): FormAnswer => ({
  error: null,
  form: { values, errors: {}, message: null },
});

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
