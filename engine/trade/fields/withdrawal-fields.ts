import { normaliseLine } from '../../locale/text.js';
import { looksLikeEmail, NAME_FORMAT } from './contact-rules.js';
import type { TextField } from './text-field.js';

const LARGEST_ORDER_NUMBER = 2_147_483_647;

const NAME = 'Podaj imię i\u00a0nazwisko.';
const ORDER_NUMBER = 'Podaj numer zamówienia, same cyfry. Jest w\u00a0potwierdzeniu.';
const EMAIL = 'Podaj adres e-mail z\u00a0zamówienia, np. anna@example.com.';

/** The fields of the withdrawal form; named as in WithdrawInput. */
export const WITHDRAWAL_FIELDS = {
  name: {
    required: NAME,
    minLength: { value: 2, message: NAME },
    maxLength: { value: 120, message: 'Skróć imię i\u00a0nazwisko do 120\u00a0znaków.' },
    format: NAME_FORMAT,
  },
  orderNumber: {
    required: ORDER_NUMBER,
    format: { isValid: (text) => parseOrderNumber(text) !== null, message: ORDER_NUMBER },
  },
  email: { required: EMAIL, format: { isValid: looksLikeEmail, message: EMAIL } },
  goods: { maxLength: { value: 1000, message: 'Skróć opis do 1\u00a0000\u00a0znaków.' } },
  reason: { maxLength: { value: 2000, message: 'Skróć opis do 2\u00a0000\u00a0znaków.' } },
} satisfies Record<string, TextField>;

/** "17", "#17", "nr 17" or "nr #17" as a number; null for any other text, 0 and numbers too large for an order. */
export function parseOrderNumber(text: string): number | null {
  const digits = /^(?:nr|#)?\s*#?(\d{1,10})$/i.exec(normaliseLine(text))?.[1];
  const number = Number(digits ?? Number.NaN);
  return number >= 1 && number <= LARGEST_ORDER_NUMBER ? number : null;
}
