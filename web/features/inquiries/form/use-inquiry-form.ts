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
import { SubmitInquiryDocument } from './submit-inquiry.generated';

/** The visitor's input; the type is '' while none is chosen. */
export type InquiryValues = Record<InquiryField, string> & { inquiryType: InquiryType | '' };

/**
 * The inquiry form. `answerTo` is the e-mail address in the message that was sent; null before, and once the form is
 * edited again.
 */
export function useInquiryForm(
  initial: Partial<InquiryValues>,
  configurationId: string | undefined,
) {
  const [empty] = useState<InquiryValues>({
    ...valuesOf(INQUIRY_FIELDS, () => ''),
    inquiryType: '',
    ...initial,
  });
  const { values, errors } = useSubmitted<InquiryValues>();
  const form = useForm<InquiryValues>({ defaultValues: { ...empty, ...values }, errors });
  useFormDraft(form, `cieniomat-${empty.inquiryType === 'quote' ? 'quote' : 'contact'}`, empty);
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const [submitInquiry] = useMutation(SubmitInquiryDocument);

  const submit = handleSubmit(form, async ({ inquiryType, phone, ...texts }) => {
    const input = {
      ...texts,
      phone: phone || null,
      inquiryType: inquiryType || 'general',
      configurationId,
    };
    try {
      await submitInquiry({ variables: { input } });
    } catch (error) {
      if (showServerErrors(form, refusedFields(error))) return;
      return toast({
        title: 'Błąd',
        description:
          rateLimitMessage(error) ?? 'Nie udało się wysłać wiadomości. Spróbuj ponownie.',
        tone: 'destructive',
      });
    }
    toast({
      title: 'Wiadomość wysłana!',
      description: 'Skontaktujemy się z\u00a0Tobą w\u00a0ciągu 24\u00a0godzin.',
    });
    setSentFrom(texts.email);
    form.reset(empty);
  });
  return { form, submit, answerTo: form.formState.isDirty ? null : sentFrom };
}
