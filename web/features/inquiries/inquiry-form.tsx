import { useRef, type FormEvent } from 'react';

import type { InquiryType } from '../../apollo/schema.generated';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/content/notice';
import { InquiryFields } from './inquiry-fields';
import styles from './inquiry-form.module.css';
import { PrivacyNotice } from './privacy-notice';
import type { PrivacyNoticeFragment } from './privacy-notice.generated';
import { useInquiryForm } from './use-inquiry-form';

interface InquiryFormProps {
  /** Who reads the message. */
  company: PrivacyNoticeFragment;
  /** Chosen at the start. */
  inquiryType?: InquiryType;
  subject?: string;
  /** A saved configuration that goes along. */
  configurationId?: string;
}

/** A message to the shop, checked at the field before it is sent and again by the server. */
export function InquiryForm({
  company,
  inquiryType,
  subject = '',
  configurationId,
}: InquiryFormProps) {
  const { draft, problems, answerTo, loading, change, send } = useInquiryForm(
    { name: '', email: '', phone: '', inquiryType: inquiryType ?? '', subject, message: '' },
    configurationId,
  );
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = await send();
    const first = found && Object.keys(draft).find((field) => Object.hasOwn(found, field));
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <form
      className={styles.form}
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <InquiryFields draft={draft} problems={problems} onChange={change} />
      <PrivacyNotice company={company} />
      <div>
        <Button type="submit" pending={loading} pendingLabel="Wysyłanie...">
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
