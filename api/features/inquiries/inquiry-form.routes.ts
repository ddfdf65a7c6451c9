import { INQUIRY_FIELDS, type InquiryField } from '../../../engine/fields/inquiry-fields.js';
import { fieldErrors, valuesOf } from '../../../engine/fields/text-field.js';
import type { Context } from '../../request/context.js';
import { readFields } from '../../shared/input/read-fields.js';
import { SubmitInquiryInput } from './inquiry.inputs.js';
import { takeInquiry } from './inquiry.resolver.js';
import { type RefusedForm, sentForm, takeForm, textOf } from './submitted-forms.routes.js';

/**
 * Receives an inquiry form that was submitted without scripts, by the rules and limits of the mutation submitInquiry.
 * Returns null where it was accepted, otherwise the form to show again.
 */
export async function takeInquiryForm(
  context: Context,
  body: unknown,
): Promise<RefusedForm | null> {
  const sent = sentForm(body);
  const values = valuesOf(INQUIRY_FIELDS, (name) => textOf(sent[name]));
  return takeForm(values, fieldErrors<InquiryField>(INQUIRY_FIELDS, values), () => {
    const phone = values.phone || null;
    const configurationId = textOf(sent['configurationId']) || null;
    return takeInquiry(
      context,
      readFields(SubmitInquiryInput, { ...values, phone, configurationId }),
    );
  });
}
