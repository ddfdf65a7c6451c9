import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { SAMPLE_FIELDS, type SampleField, NO_SAMPLES } from '#engine/trade/fields/sample-fields';
import { valuesOf } from '#engine/trade/fields/text-field';
import { refusedFields, rateLimitMessage } from '../../../apollo/refusal';
import { handleSubmit } from '../../../lib/form/handle-submit';
import { showServerErrors } from '../../../lib/form/server-errors';
import { textControl } from '../../../lib/form/text-control';
import { useFormDraft } from '../../../lib/form/use-form-draft';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import { Field, FieldError } from '../../../ui/form/field';
import { TextInput } from '../../../ui/form/inputs';
import { useSubmitted } from '../../../ui/form/scripted-submit';
import { toast } from '../../../ui/overlay/toast';
import { PrivacyNotice } from '../form/privacy-notice';
import type { PrivacyNoticeFragment } from '../form/privacy-notice.generated';
import { RequestSamplesDocument } from './request-samples.generated';
import type { Samples } from './use-samples';
import styles from '../form/inquiry-form.module.css';

/** The id of the form to which the checkboxes of all fabrics belong. */
export const SAMPLES_FORM = 'formularz-probek';

interface SamplesFormProps {
  samples: Samples;
  /** The company that sends the samples. */
  company: FragmentType<PrivacyNoticeFragment>;
}

/**
 * The form that orders the chosen samples. Without scripts it submits the checkboxes, and hidden fields for chosen
 * fabrics that the filter hides.
 */
export function SamplesForm({ samples, company }: SamplesFormProps) {
  const { form, submit, isSent } = useSamplesForm(samples);
  const [params] = useSearchParams();
  const { errors, isSubmitting, isDirty } = form.formState;
  return (
    <form
      id={SAMPLES_FORM}
      className={styles.form}
      method="post"
      action="/tkaniny"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <AddressFields form={form} />
      <PrivacyNotice
        company={company}
        purpose="żeby wysłać próbki i&nbsp;odpowiedzieć na pytania o&nbsp;nie"
        otherwise="bez adresu nie wyślemy próbek"
        unused="po obejrzeniu próbek nie zamówisz osłony"
        recipient="Poza operatorem pocztowym, który dostaje imię, nazwisko i&nbsp;adres, nie przekazujemy Twoich danych osobom trzecim."
      />
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <div role="alert">
        {errors.fabrics && samples.chosen.length === 0 && (
          <FieldError id="blad-probek">{errors.fabrics.message}</FieldError>
        )}
      </div>
      <div>
        <Button type="submit" pending={isSubmitting} pendingLabel="Wysyłanie...">
          Zamów bezpłatne próbki
        </Button>
      </div>
      <div aria-live="polite" id="wyslano">
        {(isSent || (params.has('wyslano') && !isDirty && samples.chosen.length === 0)) && (
          <Notice tone="success" title="Próbki zamówione!">
            Wyślemy je listem na podany adres. Potwierdzenie jest już w&nbsp;drodze na Twój e-mail.
          </Notice>
        )}
      </div>
    </form>
  );
}

function AddressFields({ form }: Pick<ReturnType<typeof useSamplesForm>, 'form'>) {
  const bind = (name: SampleField) => textControl(form, name, SAMPLE_FIELDS[name]);
  const errorOf = (name: SampleField) => form.formState.errors[name]?.message;
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <Field label="Imię i nazwisko" error={errorOf('name')} required>
          {(control) => <TextInput {...control} {...bind('name')} autoComplete="name" />}
        </Field>
      </div>
      <div className={styles.wide}>
        <Field label="Ulica i numer" error={errorOf('street')} required>
          {(control) => <TextInput {...control} {...bind('street')} autoComplete="address-line1" />}
        </Field>
      </div>
      <Field label="Kod pocztowy" error={errorOf('postalCode')} required>
        {(control) => (
          <TextInput
            {...control}
            {...bind('postalCode')}
            autoComplete="postal-code"
            placeholder="00-000"
          />
        )}
      </Field>
      <Field label="Miejscowość" error={errorOf('city')} required>
        {(control) => <TextInput {...control} {...bind('city')} autoComplete="address-level2" />}
      </Field>
      <Field label="E-mail" error={errorOf('email')} required>
        {(control) => (
          <TextInput {...control} {...bind('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <Field label="Telefon" hint="Nieobowiązkowo" error={errorOf('phone')}>
        {(control) => <TextInput {...control} {...bind('phone')} type="tel" autoComplete="tel" />}
      </Field>
    </div>
  );
}

/** The texts of the form; `fabrics` is included only for its error. */
type SampleValues = Record<SampleField | 'fabrics', string>;

const EMPTY_TEXTS = valuesOf(SAMPLE_FIELDS, () => '');
const EMPTY: SampleValues = { ...EMPTY_TEXTS, fabrics: '' };

/** The form that orders samples; `isSent` is true after an accepted order, as long as no sample is chosen. */
function useSamplesForm({ chosen, remove }: Samples) {
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
