import type { InquiryType, SubmitInquiryInput } from '../../apollo/schema.generated';
import { looksLikeEmail, looksLikePhone } from '../../lib/contact-rules';

/** What a visitor has typed, as typed. */
export interface InquiryDraft {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  inquiryType: InquiryType | '';
}

export type InquiryProblems = Partial<Record<keyof InquiryDraft, string>>;

/** The server's rules, told in Polish at the field; null when the draft is in order. */
export function checkInquiry(draft: InquiryDraft): InquiryProblems | null {
  const problems: InquiryProblems = {};
  const length = (field: 'name' | 'subject' | 'message') => draft[field].trim().length;
  if (length('name') === 0) problems.name = 'Podaj imię i nazwisko.';
  else if (length('name') < 2) problems.name = 'Imię i nazwisko musi mieć co najmniej 2 znaki.';
  else if (length('name') > 120) problems.name = 'Skróć imię i nazwisko do 120 znaków.';
  if (!draft.email.trim()) problems.email = 'Podaj adres e-mail, na który mamy odpisać.';
  else if (!looksLikeEmail(draft.email.trim()))
    problems.email = 'Sprawdź adres e-mail, np. anna@example.pl.';
  if (draft.phone.trim() && !looksLikePhone(draft.phone)) {
    problems.phone = 'Sprawdź numer telefonu, np. 600\u00a0100\u00a0200.';
  }
  if (!draft.inquiryType) problems.inquiryType = 'Wybierz rodzaj zapytania.';
  if (length('subject') === 0) problems.subject = 'Podaj temat wiadomości.';
  else if (length('subject') < 2) problems.subject = 'Temat musi mieć co najmniej 2 znaki.';
  else if (length('subject') > 200) problems.subject = 'Skróć temat do 200 znaków.';
  if (length('message') === 0) problems.message = 'Napisz, w czym możemy pomóc.';
  else if (length('message') < 5) problems.message = 'Napisz trochę więcej: co najmniej 5 znaków.';
  else if (length('message') > 5000) problems.message = 'Skróć wiadomość do 5000 znaków.';
  return Object.keys(problems).length > 0 ? problems : null;
}

/** The draft as the server takes it; it must have passed `checkInquiry`. */
export function toInput({ inquiryType, phone, ...texts }: InquiryDraft): SubmitInquiryInput {
  return {
    name: texts.name.trim(),
    email: texts.email.trim(),
    phone: phone.trim() || null,
    subject: texts.subject.trim(),
    message: texts.message.trim(),
    inquiryType: inquiryType || 'general',
  };
}
