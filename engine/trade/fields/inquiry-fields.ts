import { MESSAGE_TYPE_LABELS } from '../shop/inquiry-labels.js';
import { NAME_FORMAT, looksLikeEmail, looksLikePhone } from './contact-rules.js';
import type { TextField } from './text-field.js';

const CHOOSE_TYPE = 'Wybierz rodzaj zapytania.';

/** The fields of the inquiry form; named as in SubmitInquiryInput. */
export const INQUIRY_FIELDS = {
  name: {
    required: 'Podaj imię i\u00a0nazwisko.',
    minLength: { value: 2, message: 'Imię i\u00a0nazwisko: co najmniej 2\u00a0znaki.' },
    maxLength: { value: 120, message: 'Skróć imię i\u00a0nazwisko do 120\u00a0znaków.' },
    format: NAME_FORMAT,
  },
  email: {
    required: 'Podaj adres e-mail, na który mamy odpisać.',
    format: {
      isValid: looksLikeEmail,
      message: 'Podaj prawidłowy adres e-mail, np. anna@example.pl.',
    },
  },
  phone: {
    format: {
      isValid: looksLikePhone,
      message: 'Podaj prawidłowy numer telefonu, np. 600\u00a0100\u00a0200.',
    },
  },
  inquiryType: {
    required: CHOOSE_TYPE,
    format: { isValid: (code) => Object.hasOwn(MESSAGE_TYPE_LABELS, code), message: CHOOSE_TYPE },
  },
  subject: {
    required: 'Podaj temat wiadomości.',
    minLength: { value: 2, message: 'Temat musi mieć co najmniej 2\u00a0znaki.' },
    maxLength: { value: 200, message: 'Skróć temat do 200\u00a0znaków.' },
  },
  message: {
    required: 'Napisz, w\u00a0czym możemy pomóc.',
    minLength: { value: 5, message: 'Napisz trochę więcej: co najmniej 5\u00a0znaków.' },
    maxLength: { value: 5000, message: 'Skróć wiadomość do 5\u00a0000\u00a0znaków.' },
  },
} satisfies Record<string, TextField>;

export type InquiryField = keyof typeof INQUIRY_FIELDS;
