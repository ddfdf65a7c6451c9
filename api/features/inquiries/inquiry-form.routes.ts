import { INQUIRY_FIELDS, type InquiryField } from '#engine/trade/fields/inquiry-fields';
import { fieldErrors, valuesOf } from '#engine/trade/fields/text-field';
import { type FormHandler, takeForm, textOf } from '../../request/submitted-form.js';
import { readFields } from '../../shared/input/read-fields.js';
import { SubmitInquiryInput } from './inquiry.inputs.js';
import { takeInquiry } from './inquiry.resolver.js';

/** Receives an inquiry form that was submitted without scripts. */
export const takeInquiryForm: FormHandler = (context, sent, { path }) => {
  const values = valuesOf(INQUIRY_FIELDS, (name) => textOf(sent[name]));
  return takeForm(values, fieldErrors<InquiryField>(INQUIRY_FIELDS, values), async () => {
    const phone = values.phone || null;
    const configurationId = textOf(sent['configurationId']) || null;
    const lineId = textOf(sent['lineId']) || null;
    const fields = { ...values, phone, configurationId, lineId };
    await takeInquiry(context, readFields(SubmitInquiryInput, fields));
    return `${path}?wyslano=1#wyslano`;
  });
};
