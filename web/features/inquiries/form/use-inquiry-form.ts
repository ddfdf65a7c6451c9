import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { INQUIRY_FIELDS, type InquiryField } from '#engine/trade/fields/inquiry-fields';
import { valuesOf } from '#engine/trade/fields/text-field';
import { rateLimitMessage, refusedFields } from '../../../apollo/refusal';
import type { InquiryType } from '../../../apollo/schema.generated';
import { handleSubmit } from '../../../lib/form/handle-submit';
import { showServerErrors } from '../../../lib/form/server-errors';
import { useFormDraft } from '../../../lib/form/use-form-draft';
import { useSubmitted } from '../../../ui/form/scripted-submit';
import { toast } from '../../../ui/overlay/toast';
import { PHOTOGRAPHS } from '../photographs/photographs';
import { SubmitInquiryDocument } from './submit-inquiry.generated';

/** The visitor's input; the type is '' while none is chosen. */
export type InquiryValues = Record<InquiryField, string> & { inquiryType: InquiryType | '' };

/** What an inquiry is about, if it is about certain goods. */
export interface InquiredGoods {
  /** The id of the saved configuration that is attached to the inquiry. */
  configurationId?: string;
  /** The id of the ordered line whose service page the inquiry is written on. */
  lineId?: string;
}

/**
 * The inquiry form with its photographs. `answerTo` is the e-mail address in the message that was sent; null before, and once the form is
 * edited again.
 */
export function useInquiryForm(
  initial: Partial<InquiryValues>,
  { configurationId, lineId }: InquiredGoods,
) {
  const [empty] = useState<InquiryValues>({
    ...valuesOf(INQUIRY_FIELDS, () => ''),
    inquiryType: '',
    ...initial,
  });
  const { values, errors } = useSubmitted<InquiryValues>();
  const form = useForm<InquiryValues>({ defaultValues: { ...empty, ...values }, errors });
  const name = lineId ? 'service' : empty.inquiryType === 'quote' ? 'quote' : 'contact';
  const photographs = PHOTOGRAPHS[name];
  useFormDraft(form, `cieniomat-${name}${lineId ?? ''}`, empty);
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const [submitInquiry] = useMutation(SubmitInquiryDocument);

  const submit = handleSubmit(form, async ({ inquiryType, phone, ...texts }) => {
    const photographIds = await photographs.sent();
    if (!photographIds)
      return fail('Nie udało się wysłać zdjęcia. Wyślij wiadomość bez niego albo dodaj inne.');
    const input = {
      ...texts,
      phone: phone || null,
      inquiryType: inquiryType || 'general',
      configurationId,
      lineId,
      photographIds: photographIds.length > 0 ? photographIds : undefined,
    };
    try {
      await submitInquiry({ variables: { input } });
    } catch (error) {
      const refused = refusedFields(error);
      const lost = refused.find(({ field }) => field === 'photographIds');
      if (lost) photographs.clear(lost.message);
      if (showServerErrors(form, refused)) return;
      return fail(lost?.message ?? rateLimitMessage(error));
    }
    toast({
      title: 'Wiadomość wysłana!',
      description: 'Skontaktujemy się z\u00a0Tobą w\u00a0ciągu 24\u00a0godzin.',
    });
    setSentFrom(texts.email);
    photographs.clear();
    form.reset(empty);
  });
  return { form, submit, photographs, answerTo: form.formState.isDirty ? null : sentFrom };
}

function fail(reason = 'Nie udało się wysłać wiadomości. Spróbuj ponownie.'): void {
  toast({ title: 'Błąd', description: reason, tone: 'destructive' });
}
