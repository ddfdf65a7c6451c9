import { useLazyQuery } from '@apollo/client/react';
import { Alert, Button, Form, InputNumber, Space } from 'antd';
import { useState } from 'react';
import type { MailWordsInput } from '../../apollo/schema.generated';
import { problemsOf } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { MailPreviewDocument, SendMailToMeDocument } from './mail-texts-page.generated';
import styles from './mail-preview.module.css';

interface MailPreviewProps {
  /** The id of the kind of mail. */
  id: string;
  content: () => MailWordsInput;
}

/** Shows the mail as its customer would read it, and sends it to the member of staff who asks. */
export function MailPreview({ id, content }: MailPreviewProps) {
  const [number, setNumber] = useState<number | null>(null);
  const [ask, { data, loading, error }] = useLazyQuery(MailPreviewDocument, {
    fetchPolicy: 'network-only',
  });
  const [send, { loading: sending }] = useStaffMutation(SendMailToMeDocument, {
    done: ({ recipient }) => `Próbna wiadomość jest w\u00a0drodze na adres ${recipient ?? ''}`,
    failed: 'Nie udało się wysłać wiadomości',
  });
  const draft = () => ({ input: { id, content: content(), number } });
  const preview = data?.mailPreview;
  const [problem] = problemsOf(error);
  return (
    <section aria-label="Podgląd" className={styles.preview}>
      <Form.Item
        label="Numer zamówienia, oferty albo zapytania"
        htmlFor="preview-number"
        extra="Puste: najnowsze, do którego pasuje ta wiadomość."
      >
        <InputNumber
          id="preview-number"
          min={1}
          precision={0}
          value={number}
          onChange={setNumber}
        />
      </Form.Item>
      <Space wrap>
        <Button
          loading={loading}
          onClick={() => void ask({ variables: draft() }).catch(() => undefined)}
        >
          Pokaż podgląd
        </Button>
        <Button loading={sending} onClick={() => void send(draft())}>
          Wyślij do mnie
        </Button>
      </Space>
      {error && (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title={problem?.message ?? 'Nie udało się przygotować podglądu. Spróbuj ponownie.'}
        />
      )}
      {!error && preview && (
        <>
          <p>
            {preview.about
              ? `Przykład: ${preview.about}. Linki do stron klienta są w\u00a0podglądzie nieczynne.`
              : 'Przykładowe dane: sklep nie ma jeszcze nic, czego ta wiadomość mogłaby dotyczyć.'}
          </p>
          <h3>{preview.subject}</h3>
          <iframe
            title="Podgląd wiadomości"
            sandbox=""
            srcDoc={preview.html}
            className={styles.mail}
          />
        </>
      )}
    </section>
  );
}
