import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/content/notice';
import { InquiryFields } from './inquiry-fields';
import styles from './inquiry-form.module.css';
import { PrivacyNotice } from './privacy-notice';
import type { PrivacyNoticeFragment } from './privacy-notice.generated';
import { type InquiryValues, useInquiryForm } from './use-inquiry-form';

interface InquiryFormProps {
  /** Who reads the message. */
  company: PrivacyNoticeFragment;
  /** Chosen at the start. */
  inquiryType?: InquiryValues['inquiryType'];
  subject?: string;
  /** A saved configuration that goes along. */
  configurationId?: string;
}

/** A message to the shop, checked at the field before it is sent and again by the server. */
export function InquiryForm({
  company,
  inquiryType = '',
  subject = '',
  configurationId,
}: InquiryFormProps) {
  const { form, submit, answerTo } = useInquiryForm({ inquiryType, subject }, configurationId);
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <InquiryFields form={form} />
      <PrivacyNotice company={company} />
      <div>
        <Button type="submit" pending={form.formState.isSubmitting} pendingLabel="Wysyłanie...">
          {inquiryType === 'quote' ? 'Wyślij zapytanie' : 'Wyślij wiadomość'}
        </Button>
      </div>
      <div aria-live="polite">
        {answerTo && (
          <Notice tone="success" title="Dziękujemy">
            Odpowiedź wyślemy na adres {answerTo}.
          </Notice>
        )}
      </div>
    </form>
  );
}
