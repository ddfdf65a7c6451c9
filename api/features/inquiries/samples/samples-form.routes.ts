import {
  MAX_SAMPLES,
  NO_SAMPLES,
  SAMPLE_FIELDS,
  type SampleField,
  TOO_MANY_SAMPLES,
} from '#engine/trade/fields/sample-fields';
import { fieldErrors, valuesOf } from '#engine/trade/fields/text-field';
import { type FormHandler, takeForm, textOf, textsOf } from '../../../request/submitted-form.js';
import { readFields } from '../../../shared/input/read-fields.js';
import { RequestSamplesInput } from './samples.inputs.js';
import { takeSamplesRequest } from './samples.resolver.js';

/**
 * Receives an order of samples that was submitted without scripts. The fabrics are checkboxes of one name, and a list
 * with commas in the form that is shown again.
 */
export const takeSamplesForm: FormHandler = (context, sent, { path }) => {
  const texts = valuesOf(SAMPLE_FIELDS, (name) => textOf(sent[name]));
  const fabrics = [...new Set(textsOf(sent['fabrics']))];
  const errors = { ...fieldErrors<SampleField>(SAMPLE_FIELDS, texts), ...countError(fabrics) };
  return takeForm({ ...texts, fabrics: fabrics.join(',') }, errors, async () => {
    const phone = texts.phone || null;
    const input = readFields(RequestSamplesInput, { ...texts, phone, fabrics });
    await takeSamplesRequest(context, input);
    return `${path}?wyslano=1#wyslano`;
  });
};

function countError({ length }: readonly string[]): { fabrics?: string } {
  if (length === 0) return { fabrics: NO_SAMPLES };
  return length > MAX_SAMPLES ? { fabrics: TOO_MANY_SAMPLES } : {};
}
