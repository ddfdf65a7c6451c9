import {
  MAX_SAMPLES,
  NO_SAMPLES,
  SAMPLE_FIELDS,
  type SampleField,
  TOO_MANY_SAMPLES,
} from '../../../../engine/fields/sample-fields.js';
import { fieldErrors, valuesOf } from '../../../../engine/fields/text-field.js';
import type { Context } from '../../../request/context.js';
import { readFields } from '../../../shared/input/read-fields.js';
import { type RefusedForm, sentForm, takeForm, textOf } from '../submitted-forms.routes.js';
import { RequestSamplesInput } from './samples.inputs.js';
import { takeSamplesRequest } from './samples.resolver.js';

/**
 * Receives an order of samples that was submitted without scripts, by the rules and limits of the mutation
 * requestSamples; the fabrics are checkboxes of one name. Returns null where it was accepted, otherwise the form to
 * show again, with the fabrics as a list with commas.
 */
export async function takeSamplesForm(
  context: Context,
  body: unknown,
): Promise<RefusedForm | null> {
  const sent = sentForm(body);
  const texts = valuesOf(SAMPLE_FIELDS, (name) => textOf(sent[name]));
  const fabrics = [...new Set([sent['fabrics']].flat().map(textOf))].filter((id) => id !== '');
  const errors = { ...fieldErrors<SampleField>(SAMPLE_FIELDS, texts), ...countError(fabrics) };
  return takeForm({ ...texts, fabrics: fabrics.join(',') }, errors, async () => {
    const phone = texts.phone || null;
    const input = readFields(RequestSamplesInput, { ...texts, phone, fabrics });
    await takeSamplesRequest(context, input);
  });
}

function countError({ length }: readonly string[]): { fabrics?: string } {
  if (length === 0) return { fabrics: NO_SAMPLES };
  return length > MAX_SAMPLES ? { fabrics: TOO_MANY_SAMPLES } : {};
}
