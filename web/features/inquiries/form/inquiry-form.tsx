import type { FragmentType } from '@apollo/client';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { INQUIRY_FIELDS, type InquiryField } from '#engine/trade/fields/inquiry-fields';
import { MESSAGE_TYPE_LABELS } from '#engine/trade/shop/inquiry-labels';
import { ReplyPromise } from '../../../goods/reply-promise';
import { textControl } from '../../../lib/form/text-control';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import { Field } from '../../../ui/form/field';
import { TextArea, TextInput, Select } from '../../../ui/form/inputs';
import { PhotographsField } from '../photographs/photographs-field';
import { PrivacyNotice } from './privacy-notice';
import type { PrivacyNoticeFragment } from './privacy-notice.generated';
import { type InquiredGoods, type InquiryValues, useInquiryForm } from './use-inquiry-form';
import styles from './inquiry-form.module.css';

interface InquiryFormProps extends InquiredGoods {
  /** The company that receives the message. */
  company: FragmentType<PrivacyNoticeFragment>;
  /** The type of the inquiry that is chosen at first. */
  inquiryType?: InquiryValues['inquiryType'];
  subject?: string;
}

/** A form for a message to the shop, checked at its fields before it is sent, and again by the server. */
export function InquiryForm({
  company,
  inquiryType = '',
  subject = '',
  configurationId,
  lineId,
}: InquiryFormProps) {
  const { form, submit, photographs, answerTo } = useInquiryForm(
    { inquiryType, subject },
    { configurationId, lineId },
  );
  const [params] = useSearchParams();
  const { errors, isDirty, isSubmitting } = form.formState;
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {configurationId && <input type="hidden" name="configurationId" value={configurationId} />}
      {lineId && <input type="hidden" name="lineId" value={lineId} />}
      <InquiryFields form={form} />
      <PhotographsField photographs={photographs} />
      <PrivacyNotice company={company} />
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <div>
        <Button type="submit" pending={isSubmitting} pendingLabel="Wysyłanie...">
          {inquiryType === 'quote' ? 'Wyślij zapytanie' : 'Wyślij wiadomość'}
        </Button>
      </div>
      <div aria-live="polite" id="wyslano">
        {answerTo && (
          <Notice tone="success" title="Dziękujemy">
            <p>{`Odpowiedź wyślemy na adres ${answerTo}.`}</p>
            <ReplyPromise />
          </Notice>
        )}
        {!answerTo && !isDirty && params.has('wyslano') && (
          <Notice tone="success" title="Wiadomość wysłana!">
            <p>Skontaktujemy się z&nbsp;Tobą w&nbsp;ciągu 24&nbsp;godzin.</p>
            <ReplyPromise isLoaded />
          </Notice>
        )}
      </div>
    </form>
  );
}

function InquiryFields({ form }: { form: UseFormReturn<InquiryValues> }) {
  const bind = (name: InquiryField) => textControl(form, name, INQUIRY_FIELDS[name]);
  const errorOf = (name: InquiryField) => form.formState.errors[name]?.message;
  return (
    <div className={styles.fields}>
      <Field label="Imię i nazwisko" error={errorOf('name')} required>
        {(control) => <TextInput {...control} {...bind('name')} autoComplete="name" />}
      </Field>
      <Field label="E-mail" error={errorOf('email')} required>
        {(control) => (
          <TextInput {...control} {...bind('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <Field label="Telefon" hint="Nieobowiązkowo" error={errorOf('phone')}>
        {(control) => <TextInput {...control} {...bind('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field label="Rodzaj zapytania" error={errorOf('inquiryType')} required>
        {({ required: _browserRule, ...control }) => (
          <Select {...control} {...bind('inquiryType')} aria-required>
            <option value="" disabled>
              Wybierz rodzaj
            </option>
            {Object.entries(MESSAGE_TYPE_LABELS).map(([type, label]) => (
              <option key={type} value={type}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className={styles.wide}>
        <Field label="Temat" error={errorOf('subject')} required>
          {(control) => <TextInput {...control} {...bind('subject')} />}
        </Field>
      </div>
      <div className={styles.wide}>
        <Field label="Wiadomość" error={errorOf('message')} required>
          {(control) => <TextArea {...control} {...bind('message')} rows={6} />}
        </Field>
      </div>
    </div>
  );
}
