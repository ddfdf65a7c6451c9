import { hasLetter, normaliseLine } from '../../locale/text.js';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
/** What people write around the digits of a number, besides blanks: brackets, dots, slashes, dashes of all kinds. */
const SEPARATORS = /[\s()./\p{Pd}\u2212]/gu;
const PHONE = /^(?:(?:\+|00)\d{8,15}|\d{9})$/;

/** The rule that each name of a person keeps. */
export const NAME_FORMAT = {
  isValid: hasLetter,
  message: 'Imię i\u00a0nazwisko: wpisz co najmniej jedną literę.',
};

/** Whether a text looks like an e-mail address; the server checks it again by a stricter rule. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

/** A phone number without what people write around its digits: "+4930901820" of "tel: +49 (0) 30 / 901820". */
export function phoneDigits(text: string): string {
  const plain = normaliseLine(text.normalize('NFKC')).replace(/^tel(?:efon)?[.:]*/i, '');
  return plain.replace('(0)', '').replaceAll(SEPARATORS, '');
}

/** Nine Polish digits, or a number with its country code, written as `phoneDigits` reads it. */
export function looksLikePhone(text: string): boolean {
  return PHONE.test(phoneDigits(text));
}
