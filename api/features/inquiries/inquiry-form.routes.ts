import { INQUIRY_FIELDS, type InquiryField } from '../../../engine/fields/inquiry-fields.js';
import type { SubmittedForm } from '../../../engine/fields/submitted-form.js';
import { fieldErrors, valuesOf } from '../../../engine/fields/text-field.js';
import type { Context } from '../../request/context.js';
import { toPublicError } from '../../request/public-error.js';
import { AppError } from '../../shared/errors.js';
import { readFields } from '../../shared/input/read-fields.js';
import { SubmitInquiryInput } from './inquiry.inputs.js';
import { takeInquiry } from './inquiry.resolver.js';

/** A form to show again, and why. */
export interface RefusedForm {
  error: AppError;
  form: SubmittedForm;
}

/**
 * Takes an inquiry form that was submitted without scripts, by the rules and limits of the mutation submitInquiry.
 * Returns null where it was taken, otherwise the form to show again.
 */
export async function takeInquiryForm(
  context: Context,
  body: unknown,
): Promise<RefusedForm | null> {
  const sent: Partial<Record<string, unknown>> = { ...(typeof body === 'object' ? body : null) };
  const values = valuesOf(INQUIRY_FIELDS, (name) => textOf(sent[name]));
  const errors = fieldErrors<InquiryField>(INQUIRY_FIELDS, values);
  if (Object.keys(errors).length > 0)
    return { error: new AppError('BAD_USER_INPUT'), form: { values, errors, message: null } };
  try {
    const phone = values.phone || null;
    const configurationId = textOf(sent['configurationId']) || null;
    const input = readFields(SubmitInquiryInput, { ...values, phone, configurationId });
    await takeInquiry(context, input);
    return null;
  } catch (thrown) {
    const error = toPublicError(thrown);
    if (!error) throw thrown;
    return { error, form: { values, ...explain(error) } };
  }
}

/** Reads a text field of the form, empty for any other value. Converts the CRLF that browsers send to LF. */
const textOf = (sent: unknown): string =>
  typeof sent === 'string' ? sent.replaceAll('\r\n', '\n').trim() : '';

/** The errors of the form's fields, or one general message when no field is wrong. */
function explain({ message, fields = [] }: AppError): Omit<SubmittedForm, 'values'> {
  const shown = fields.filter(({ path }) => path in INQUIRY_FIELDS);
  if (shown.length === 0) return { errors: {}, message: fields[0]?.message ?? message };
  return {
    errors: Object.fromEntries(shown.map((field) => [field.path, field.message])),
    message: null,
  };
}
