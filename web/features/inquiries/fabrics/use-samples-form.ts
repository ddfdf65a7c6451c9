import { useMutation } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';

import { NO_SAMPLES, SAMPLE_FIELDS, type SampleField } from '#engine/trade/fields/sample-fields';
import { valuesOf } from '#engine/trade/fields/text-field';
import { refusedFields, rateLimitMessage } from '../../../apollo/refusal';
import { handleSubmit } from '../../../lib/form/handle-submit';
import { showServerErrors } from '../../../lib/form/server-errors';
import { useFormDraft } from '../../../lib/form/use-form-draft';
import { useSubmitted } from '../../../ui/form/use-submitted';
import { toast } from '../../../ui/overlay/toast';
import { RequestSamplesDocument } from './request-samples.generated';
import type { Samples } from './use-samples';

/** The texts of the form; `fabrics` is included only for its error. */
export type SampleValues = Record<SampleField | 'fabrics', string>;

const EMPTY_TEXTS = valuesOf(SAMPLE_FIELDS, () => '');
const EMPTY: SampleValues = { ...EMPTY_TEXTS, fabrics: '' };

/** The form that orders samples; `isSent` is true after an accepted order, as long as no sample is chosen. */
export function useSamplesForm({ chosen, remove }: Samples) {
  const { values, errors } = useSubmitted<SampleValues>();
  const form = useForm<SampleValues>({ defaultValues: { ...EMPTY, ...values }, errors });
  useFormDraft(form, 'cieniomat-samples-form', EMPTY_TEXTS);
  const [isSent, setSent] = useState(false);
  const [requestSamples] = useMutation(RequestSamplesDocument);

  const send = handleSubmit(form, async ({ fabrics: _fabrics, phone, ...texts }) => {
    if (chosen.length === 0) return form.setError('fabrics', { message: NO_SAMPLES });
    const input = { ...texts, phone: phone || null, fabrics: chosen.map(({ id }) => id) };
    try {
      await requestSamples({ variables: { input } });
    } catch (error) {
      if (showServerErrors(form, refusedFields(error))) return;
      return toast({
        title: 'Błąd',
        description: rateLimitMessage(error) ?? 'Nie udało się zamówić próbek. Spróbuj ponownie.',
        tone: 'destructive',
      });
    }
    toast({ title: 'Próbki zamówione!', description: 'Wyślemy je listem na podany adres.' });
    setSent(true);
    // Removes only what was sent: other samples may have been chosen meanwhile.
    remove(chosen);
    form.reset(EMPTY);
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    // The error about the fabrics belongs to no field of the form, so it must be cleared here.
    form.clearErrors('fabrics');
    return send(event);
  };
  return { form, submit, isSent: isSent && chosen.length === 0 };
}
