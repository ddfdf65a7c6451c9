import { formatZloty, type Grosze } from '../../goods/price/money.js';
import { longDay } from '../../locale/day.js';
import { keysOf } from '../fields/pick.js';

/** The parts in which an order is paid, with Polish labels: a deposit and the rest, or the whole at once. */
export const INSTALMENT_LABELS = {
  deposit: 'Zaliczka',
  rest: 'Pozostała kwota',
  whole: 'Całość',
} as const;

export type InstalmentKind = keyof typeof INSTALMENT_LABELS;
export const INSTALMENT_KINDS = keysOf(INSTALMENT_LABELS);

/**
 * How far an instalment is paid: "zapłacono", or what is left if it is paid in part, and when it is due if that is
 * known: "zostało 300 zł, termin: 5 grudnia 2026". Empty for an unpaid instalment without a known day.
 */
export function instalmentText(part: {
  amount: Grosze;
  remaining: Grosze;
  due: string | null;
}): string {
  const { amount, remaining, due } = part;
  if (remaining === 0) return 'zapłacono';
  const left = remaining < amount && `zostało ${formatZloty(remaining)}`;
  return [left, due !== null && `termin: ${longDay(due)}`].filter(Boolean).join(', ');
}

/** The kinds of ledger entries, with Polish labels; only `paid`, `refunded` and their reversals move money. */
export const ENTRY_LABELS = {
  requested: 'Rozpoczęta płatność',
  paid: 'Wpłata',
  failed: 'Nieudana płatność',
  refund_requested: 'Zlecony zwrot',
  refund_failed: 'Nieudany zwrot',
  refunded: 'Zwrot',
  paid_reversed: 'Wycofana wpłata',
  refund_reversed: 'Wycofany zwrot',
} as const;

export type EntryKind = keyof typeof ENTRY_LABELS;
export const ENTRY_KINDS = keysOf(ENTRY_LABELS);

/** The kind of entry that reverses a wrong entry; only entries that move money can be reversed. */
const REVERSALS: Readonly<Partial<Record<EntryKind, EntryKind>>> = {
  paid: 'paid_reversed',
  refunded: 'refund_reversed',
};

/** The kind of the entry that reverses one of this kind; null where it cannot be reversed. */
export const reversalOf = (kind: EntryKind): EntryKind | null => REVERSALS[kind] ?? null;

/** The kinds of reminders of an instalment in chronological order, with Polish labels. */
export const REMINDER_LABELS = {
  upcoming: 'Przypomnienie przed terminem zapłaty',
  overdue: 'Przypomnienie po terminie zapłaty',
  overdue_again: 'Ponowne przypomnienie po terminie zapłaty',
} as const;

export type ReminderKind = keyof typeof REMINDER_LABELS;
export const REMINDER_KINDS = keysOf(REMINDER_LABELS);

/** Methods of payment, with Polish labels; `opening` is what was settled before the ledger existed. */
export const METHOD_LABELS = {
  transfer: 'Przelew',
  online: 'Płatność online',
  opening: 'Rozliczone wcześniej',
} as const;

export type PaymentMethod = keyof typeof METHOD_LABELS;
export const PAYMENT_METHODS = keysOf(METHOD_LABELS);

/** Payment states by which lists of orders are filtered, with Polish labels. */
export const PAYMENT_STATE_LABELS = {
  unpaid: 'Do zapłaty',
  overdue: 'Po terminie',
  to_refund: 'Do zwrotu',
} as const;

export type PaymentState = keyof typeof PAYMENT_STATE_LABELS;
export const PAYMENT_STATES = keysOf(PAYMENT_STATE_LABELS);

/** Formats of bank statements, with their names. */
export const STATEMENT_FORMAT_LABELS = { mt940: 'MT940', camt053: 'CAMT.053' } as const;

export type StatementFormat = keyof typeof STATEMENT_FORMAT_LABELS;
export const STATEMENT_FORMATS = keysOf(STATEMENT_FORMAT_LABELS);
