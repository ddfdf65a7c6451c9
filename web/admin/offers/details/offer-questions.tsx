import { Button } from 'antd';
import { useState } from 'react';

import { formatDateTime } from '../../../lib/dates/format-date';
import { AnswerDialog } from './answer-dialog';
import styles from './offer-questions.module.css';
import type { StaffOfferFragment } from './staff-offer.generated';

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
              <Button type="primary" onClick={() => setAnswered(question)}>
                Odpowiedz
              </Button>
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
