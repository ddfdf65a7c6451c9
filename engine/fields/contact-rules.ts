const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PHONE = /^(?:(?:\+|00)\d{8,15}|\d{9})$/;

/** Whether a text looks like an e-mail address; the server checks it again by a stricter rule. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

/** Nine Polish digits, or a number with its country code; spaces, dots, dashes and brackets are ignored. */
export function looksLikePhone(text: string): boolean {
  return PHONE.test(text.replaceAll(/[\s().-]/g, ''));
}
