import { type Grosze, formatZloty } from '../../goods/price/money.js';
import { planOf } from './instalment-plan.js';
import { INSTALMENT_LABELS, type InstalmentKind } from './payment-labels.js';

/** How an order is paid. */
export interface PaymentTerms {
  /** 0-100: with 0 the whole is due after the dispatch, with 100 the whole is due when a deposit would be. */
  depositPercent: number;
  /** Days from the confirmation until the deposit is due, 0-365. */
  depositDays: number;
  /** Days from the dispatch until the rest is due, 0-365. */
  restDays: number;
}

/** Whether a part must be paid before production: the deposit, or the whole unless the terms name no deposit. */
export const isDueAsDeposit = (
  kind: InstalmentKind,
  { depositPercent }: Pick<PaymentTerms, 'depositPercent'>,
): boolean => kind === 'deposit' || (kind === 'whole' && depositPercent > 0);

/** What a customer reads of a confirmed order whose first payment is not booked. */
export const PRODUCTION_WAITS =
  'Produkcja zaczyna się, gdy zaksięgujemy pierwszą płatność w\u00a0całości.';

/** When a part is due, before its day is known: "w ciągu 7 dni od potwierdzenia zamówienia". */
export const dueText = (kind: InstalmentKind, terms: PaymentTerms): string =>
  isDueAsDeposit(kind, terms)
    ? within(terms.depositDays, 'potwierdzenia zamówienia')
    : `${within(terms.restDays, 'wysyłki')}, przed montażem`;

/** What a buyer pays for goods of this price today and later: each part with its amount and the time when it is due. */
export function paymentSteps(
  price: Grosze,
  terms: PaymentTerms,
): { label: string; amount: string; when: string }[] {
  const parts = planOf(price, terms.depositPercent).map(({ kind, amount }) => ({
    label: `${INSTALMENT_LABELS[kind]}${kind === 'deposit' ? ` ${terms.depositPercent}%` : ''}`,
    amount: formatZloty(amount),
    when: dueText(kind, terms),
  }));
  return [
    { label: 'Dziś', amount: formatZloty(0), when: 'przy zamówieniu nic nie płacisz' },
    ...parts,
  ];
}

const within = (days: number, event: string): string =>
  days === 0
    ? `w\u00a0dniu ${event}`
    : `w\u00a0ciągu ${days}\u00a0${days === 1 ? 'dnia' : 'dni'} od ${event}`;
