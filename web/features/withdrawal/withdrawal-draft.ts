import type { WithdrawInput } from '../../apollo/schema.generated';
import { looksLikeEmail } from '../../lib/contact-rules';
import type { WithdrawalOrderFragment } from './withdrawal-page.generated';

/** What the consumer has typed, as typed. */
export interface WithdrawalDraft {
  name: string;
  orderNumber: string;
  email: string;
  goods: string;
  reason: string;
}
export type WithdrawalField = keyof WithdrawalDraft;
export type WithdrawalProblems = Partial<Record<WithdrawalField, string>>;

export const WITHDRAWAL_FIELDS = [
  'name',
  'orderNumber',
  'email',
  'goods',
  'reason',
] as const satisfies readonly WithdrawalField[];

/** Who comes from the page of an order need not type what it says. */
export function draftOf(order: WithdrawalOrderFragment | null): WithdrawalDraft {
  return {
    name: order?.customerName ?? '',
    orderNumber: order ? String(order.id) : '',
    email: order?.customerEmail ?? '',
    goods: '',
    reason: '',
  };
}

const MOST = 2_147_483_647;

/** "17", "#17" or "nr 17" as a number; null for what is none. */
export function readOrderNumber(text: string): number | null {
  const digits = /^(?:nr|#)?\s*#?(\d{1,10})$/i.exec(text.trim())?.[1];
  const number = Number(digits ?? Number.NaN);
  return number >= 1 && number <= MOST ? number : null;
}

/** The server's rules, told in Polish at the field; null when the draft is in order. */
export function checkWithdrawal(draft: WithdrawalDraft): WithdrawalProblems | null {
  const problems: WithdrawalProblems = {};
  const length = (field: WithdrawalField) => draft[field].trim().length;
  if (length('name') < 2) problems.name = 'Podaj imię i\u00a0nazwisko.';
  else if (length('name') > 120) problems.name = 'Skróć imię i\u00a0nazwisko do 120\u00a0znaków.';
  if (readOrderNumber(draft.orderNumber) === null)
    problems.orderNumber = 'Podaj numer zamówienia, same cyfry. Jest w\u00a0potwierdzeniu.';
  if (!looksLikeEmail(draft.email.trim()))
    problems.email = 'Podaj adres e-mail z\u00a0zamówienia, np. anna@example.com.';
  if (length('goods') > 1000) problems.goods = 'Skróć opis do 1000\u00a0znaków.';
  if (length('reason') > 2000) problems.reason = 'Skróć opis do 2000\u00a0znaków.';
  return Object.keys(problems).length > 0 ? problems : null;
}

/** The draft as the server takes it; it must have passed `checkWithdrawal`. */
export function toInput({ orderNumber, goods, reason, ...texts }: WithdrawalDraft): WithdrawInput {
  return {
    name: texts.name.trim(),
    email: texts.email.trim(),
    orderNumber: readOrderNumber(orderNumber) ?? 0,
    goods: goods.trim() || null,
    reason: reason.trim() || null,
  };
}
