import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureText } from '../../apollo/refusal';
import { ReplyPromise } from '../../goods/reply-promise';
import { formatTimeInSentence } from '../../lib/dates/format-date';
import { joinClasses } from '../../lib/join-classes';
import { Notice } from '../../ui/content/notice';
import { RequestForm } from '../../ui/form/request-form';
import { NeedsScripts } from '../../ui/layout/needs-scripts';
import { AskAboutOfferDocument } from './offer-mutations.generated';
import type { CustomerOfferFragment, CustomerOfferVersionFragment } from './offer-page.generated';
import agreed from '../../goods/agreed-page.module.css';
import styles from './offer-questions.module.css';

interface OfferQuestionsProps {
  offer: CustomerOfferFragment;
  version: CustomerOfferVersionFragment;
  phone: string | null;
}

/** The customer's questions, with the answers, and a form for the next question. */
export function OfferQuestions({ offer, version, phone }: OfferQuestionsProps) {
  const { questions, state } = offer;
  return (
    <section id="pytania" className={agreed.messages} aria-labelledby="offer-questions">
      <h2 className={agreed.title} id="offer-questions">
        Pytania i&nbsp;odpowiedzi
      </h2>
      {questions.length > 0 && (
        <ol className={styles.list}>
          {questions.map((question) => (
            <Question key={question.id} {...question} />
          ))}
        </ol>
      )}
      {state === 'accepted' ? (
        <p className={agreed.lead}>Pytania o&nbsp;zamówienie zadasz na jego stronie.</p>
      ) : (
        <div data-screen-only>
          <p className={agreed.lead}>
            Chcesz coś zmienić albo o&nbsp;coś dopytać? Odpowiemy e-mailem i&nbsp;tutaj.
          </p>
          <NeedsScripts phone={phone}>Bez niej nie da się wysłać pytania.</NeedsScripts>
          <QuestionForm offer={offer} version={version} />
        </div>
      )}
    </section>
  );
}

function Question({
  text,
  askedAt,
  answer,
  answeredAt,
}: CustomerOfferFragment['questions'][number]) {
  return (
    <li className={joinClasses(agreed.message, styles.question)}>
      <p className={agreed.time}>{`Twoje pytanie, ${formatTimeInSentence(askedAt)}`}</p>
      <p className={agreed.text}>{text}</p>
      {answer && answeredAt ? (
        <div className={agreed.answer}>
          <p className={agreed.time}>{`Nasza odpowiedź, ${formatTimeInSentence(answeredAt)}`}</p>
          <p className={agreed.text}>{answer}</p>
        </div>
      ) : (
        <p className={agreed.time}>Czeka na naszą odpowiedź.</p>
      )}
    </li>
  );
}

function QuestionForm({ offer, version }: Omit<OfferQuestionsProps, 'phone'>) {
  const [ask] = useMutation(AskAboutOfferDocument);
  const [isSent, setSent] = useState(false);
  const send = async (text: string): Promise<string | undefined> => {
    setSent(false);
    const input = { token: offer.token, versionNumber: version.number, text };
    const { data } = await ask({ variables: { input } });
    const refusal = data?.askAboutOffer.userErrors[0]?.message;
    setSent(!refusal);
    return refusal;
  };
  return (
    <>
      <RequestForm
        title="Zadaj pytanie"
        intro="Możesz też poprosić o&nbsp;inny wymiar, kolor albo dodatki: przygotujemy nową wersję."
        label="Twoje pytanie"
        shortest={5}
        tooShort="Napisz pytanie: co najmniej 5&nbsp;znaków."
        longest={2000}
        submitLabel="Wyślij pytanie"
        send={send}
        reasonOf={(error) =>
          failureText(error, 'Nie udało się wysłać pytania. Spróbuj ponownie albo zadzwoń.')
        }
      />
      <div aria-live="polite">
        {isSent && (
          <Notice tone="success" title="Pytanie wysłane">
            <p>Odpowiemy w&nbsp;ciągu 24&nbsp;godzin.</p>
            <ReplyPromise />
          </Notice>
        )}
      </div>
    </>
  );
}
