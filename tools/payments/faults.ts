/** Faults that can be chosen for a payment, with their labels on the pay page. */
export const FAULTS = {
  duplicate: 'powiadomienie przychodzi dwa razy naraz',
  late: 'powiadomienie przychodzi późno',
  lost: 'powiadomienie nigdy nie przychodzi',
  'wrong-amount': 'powiadomienie podaje inną kwotę',
  'other-amount': 'operator przyjmuje inną kwotę niż zlecona',
  forged: 'bez zapłaty: powiadomienie z\u00a0podrobionym podpisem',
  unpaid: 'bez zapłaty: powiadomienie podpisane dobrze',
  'verify-fails': 'dwie pierwsze weryfikacje kończą się błędem 500',
  twice: 'płatność przechodzi dwa razy',
  'out-of-order': 'płatność przechodzi dwa razy, druga jest zgłoszona pierwsza',
  'after-expiry': 'płatność przechodzi po upływie czasu',
} as const;

export type Fault = keyof typeof FAULTS;

export const isFault = (text: unknown): text is Fault =>
  typeof text === 'string' && Object.hasOwn(FAULTS, text);

/**
 * Faults that occur once after `POST /faults/{name}`: a registration is refused, the buyer pays before the shop gets the
 * answer to its registration, a refund is refused for lack of funds, a refund is rejected later, and the result of a refund is not
 * notified.
 */
const NEXT_FAULTS = [
  'registration-refused',
  'paid-before-answer',
  'refund-unfunded',
  'refund-rejected',
  'refund-untold',
] as const;

export type NextFault = (typeof NEXT_FAULTS)[number];

export const isNextFault = (text: unknown): text is NextFault =>
  NEXT_FAULTS.some((fault) => fault === text);
