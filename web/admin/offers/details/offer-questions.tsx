import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/dates/format-date';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { toSaveOutcome, fieldRule } from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { Allowed } from '../../kit/page/allowed';
import { OffersPageDocument } from '../offers-page.generated';
import { AnswerOfferQuestionDocument } from './offer-actions.generated';
import type { StaffOfferFragment } from './staff-offer.generated';
import styles from './offer-questions.module.css';

type Question = StaffOfferFragment['questions'][number];

/** The customer's questions about an offer, with the answers; open ones are answered by e-mail. */
export function OfferQuestions({ offer }: { offer: StaffOfferFragment }) {
  const [answered, setAnswered] = useState<Question | null>(null);
  return (
    <>
      <ol className={styles.questions}>
        {offer.questions.map((question) => (
          <li key={question.id} className={styles.question}>
            <p className={styles.quiet}>
              {formatDateTime(question.askedAt)}, wersja {question.versionNumber}
            </p>
            <p className={styles.text}>{question.text}</p>
            {question.answer === null ? (
              <Allowed to="offers:write">
                <Button type="primary" onClick={() => setAnswered(question)}>
                  Odpowiedz
                </Button>
              </Allowed>
            ) : (
              <Answer question={question} />
            )}
          </li>
        ))}
      </ol>
      {answered && (
        <AnswerDialog offer={offer} question={answered} onClose={() => setAnswered(null)} />
      )}
    </>
  );
}

function Answer({ question }: { question: Question }) {
  const { answer, answeredAt, answeredByName } = question;
  const facts = [answeredAt && formatDateTime(answeredAt), answeredByName];
  return (
    <div className={styles.answer}>
      <p className={styles.quiet}>{facts.filter(Boolean).join(', ')}</p>
      <p className={styles.text}>{answer}</p>
    </div>
  );
}

interface AnswerValues {
  text: string;
}

interface AnswerDialogProps {
  offer: StaffOfferFragment;
  question: StaffOfferFragment['questions'][number];
  onClose: () => void;
}

const RULES = [
  { required: true, message: 'Napisz odpowiedź.' },
  fieldRule<string>('Napisz odpowiedź.', (text) => text.trim().length >= 2),
];

/** Answers a question: the answer is mailed and shown on the customer's page. */
function AnswerDialog({ offer, question, onClose }: AnswerDialogProps) {
  const [answer] = useStaffMutation(AnswerOfferQuestionDocument, {
    done: 'Odpowiedź wysłana',
    failed: 'Nie udało się wysłać odpowiedzi',
    refetch: [OffersPageDocument],
  });
  const save = async ({ text }: AnswerValues) => {
    const input = { questionId: question.id, text: text.trim() };
    return toSaveOutcome<unknown, AnswerValues>(await answer({ input }));
  };
  return (
    <EditDialog<AnswerValues>
      title={`Oferta nr\u00a0${offer.id}: odpowiedź`}
      initial={{ values: { text: '' } }}
      texts={{ text: 'Odpowiedź' }}
      saveLabel="Wyślij odpowiedź"
      save={({ values }) => save(values)}
      onClose={onClose}
    >
      <p className={styles.text}>{question.text}</p>
      <Form.Item
        name="text"
        label="Odpowiedź"
        extra={`Wyślemy ją na adres ${offer.customerEmail}; będzie też na stronie oferty.`}
        rules={RULES}
      >
        <Input.TextArea maxLength={5000} autoSize={{ minRows: 4, maxRows: 14 }} />
      </Form.Item>
    </EditDialog>
  );
}
