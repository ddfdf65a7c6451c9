import type { FragmentType } from '@apollo/client';
import { useSearchParams } from 'react-router-dom';

import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import { InquiryFields } from './inquiry-fields';
import styles from './inquiry-form.module.css';
import { PrivacyNotice } from './privacy-notice';
import type { PrivacyNoticeFragment } from './privacy-notice.generated';
import { type InquiryValues, useInquiryForm } from './use-inquiry-form';

interface InquiryFormProps {
  /** The company that receives the message. */
  company: FragmentType<PrivacyNoticeFragment>;
  /** The type of the inquiry that is chosen at first. */
  inquiryType?: InquiryValues['inquiryType'];
  subject?: string;
  /** The id of the saved configuration that is attached to the inquiry. */
  configurationId?: string;
}

/** A form for a message to the shop, checked at its fields before it is sent, and again by the server. */
export function InquiryForm({
  company,
  inquiryType = '',
  subject = '',
  configurationId,
}: InquiryFormProps) {
  const { form, submit, answerTo } = useInquiryForm({ inquiryType, subject }, configurationId);
  const [params] = useSearchParams();
  const { errors, isDirty, isSubmitting } = form.formState;
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {configurationId && <input type="hidden" name="configurationId" value={configurationId} />}
      <InquiryFields form={form} />
      <PrivacyNotice company={company} />
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <div>
        <Button type="submit" pending={isSubmitting} pendingLabel="Wysyłanie...">
          {inquiryType === 'quote' ? 'Wyślij zapytanie' : 'Wyślij wiadomość'}
        </Button>
      </div>
      <div aria-live="polite" id="wyslano">
        {answerTo && (
          <Notice
            tone="success"
            title="Dziękujemy"
          >{`Odpowiedź wyślemy na adres ${answerTo}.`}</Notice>
        )}
        {!answerTo && !isDirty && params.has('wyslano') && (
          <Notice tone="success" title="Wiadomość wysłana!">
            Skontaktujemy się z&nbsp;Tobą w&nbsp;ciągu 24&nbsp;godzin.
          </Notice>
        )}
      </div>
    </form>
  );
}
