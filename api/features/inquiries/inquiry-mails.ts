import { type Mail, textBlock } from '../mail/mail-content.js';
import type { InquiryAnswer } from './inquiry-answer.entity.js';
import type { Inquiry } from './inquiry.entity.js';

/** Confirms that a message has come. */
export function receivedMail(inquiry: Inquiry): Mail {
  const { id, customerName, customerEmail, subject, message } = inquiry;
  return {
    inquiryId: id,
    recipient: customerEmail,
    subject: `Otrzymaliśmy wiadomość: ${subject}`,
    content: {
      summary: 'Odpowiemy w\u00a0ciągu 24\u00a0godzin.',
      heading: 'Otrzymaliśmy Twoją wiadomość',
      blocks: [
        textBlock(`Dzień dobry, ${customerName}!`),
        textBlock('Dziękujemy za wiadomość. Skontaktujemy się z\u00a0Tobą w ciągu 24 godzin.'),
        { kind: 'quote', title: `Twoja wiadomość: „${subject}”`, text: message },
      ],
    },
  };
}

/** Brings the answer of staff as they wrote it, above what was asked. */
export function answerMail(
  { id, customerEmail, subject, message }: Inquiry,
  { id: inquiryAnswerId, text }: Pick<InquiryAnswer, 'id' | 'text'>,
): Mail {
  return {
    inquiryId: id,
    inquiryAnswerId,
    recipient: customerEmail,
    subject: `Odpowiedź na zapytanie nr ${id}: ${subject}`,
    content: {
      summary: text.slice(0, 120),
      heading: 'Odpowiedź na Twoją wiadomość',
      blocks: [
        textBlock(text),
        { kind: 'quote', title: `Twoja wiadomość: „${subject}”`, text: message },
        textBlock('Masz dalsze pytania? Wystarczy odpowiedzieć na tę wiadomość.'),
      ],
    },
  };
}
