import type { Grosze } from '#engine/goods/price/money';
import { polishNumber } from '#engine/locale/polish-number';
import type { StatementFormat } from '#engine/trade/shop/payment-labels';
import { type AppError, wrongField } from '../../../shared/errors.js';

/** The maximum number of operations in a statement. */
export const MAX_ROWS = 2000;

/** The rows read so far; adding more than `MAX_ROWS` throws BAD_USER_INPUT. */
export class RowList {
  readonly rows: StatementRow[] = [];

  add(...rows: readonly StatementRow[]): void {
    if (this.rows.length + rows.length > MAX_ROWS) throw tooManyRows();
    this.rows.push(...rows);
  }
}

export const tooManyRows = (): AppError =>
  refused(
    `Wyciąg może mieć najwyżej ${polishNumber(MAX_ROWS)} operacji. Pobierz z\u00a0banku wyciągi za krótsze okresy.`,
  );

/** Compares the balances of an account with its operations, where a statement says both. */
export class BalanceCheck {
  readonly differences: BalanceDifference[] = [];
  #opening: Grosze | null = null;
  #sum: Grosze = 0;

  /** Begins an account or a page of one; null: its opening balance is not known. */
  open(balance: Grosze | null): void {
    [this.#opening, this.#sum] = [balance, 0];
  }

  add(...rows: readonly StatementRow[]): void {
    for (const { isCredit, amount } of rows) this.#sum += isCredit ? amount : -amount;
  }

  close(closing: Grosze | null): void {
    if (this.#opening === null || closing === null) return;
    const expected = this.#opening + this.#sum;
    if (expected !== closing) this.differences.push({ expected, closing });
    this.#opening = null;
  }
}

/**
 * A movement of money that a bank's statement lists. Texts are as the bank gives them, in one line; '' where there is
 * none.
 */
export interface StatementRow {
  /** The account that the statement is about: "PL12114010100000111122223333". */
  account: string;
  /** The day in Poland on which the bank booked it, or the value day where that is not given: "2026-11-24". */
  bookedOn: string;
  /** Whether money came in. */
  isCredit: boolean;
  /** In hundredths of the currency, above zero. */
  amount: Grosze;
  /** ISO 4217: "PLN". */
  currency: string;
  /** The payer of a credit, the payee of a debit; banks often add the address. */
  partyName: string;
  partyAccount: string;
  title: string;
  /** The bank's reference of the movement. */
  bankReference: string;
}

/** The closing balance of an account differs from its opening balance and operations: some may be missing. */
export interface BalanceDifference {
  /** The opening balance with all operations. */
  expected: Grosze;
  /** The closing balance that the file states. */
  closing: Grosze;
}

export interface StatementContent {
  /** In the order of the file. */
  rows: StatementRow[];
  /** Of the accounts whose balances do not fit their operations. */
  differences: BalanceDifference[];
}

export interface Statement extends StatementContent {
  format: StatementFormat;
}

/**
 * The lengths in characters to which texts are cut. The database columns have the same lengths; those of accounts have
 * two more, for "PL".
 */
export const TEXT_LIMITS = {
  account: 40,
  partyName: 200,
  partyAccount: 40,
  title: 500,
  bankReference: 80,
} as const;

/** A BAD_USER_INPUT error about the imported file. */
export function refused(message: string): AppError {
  return wrongField('file', message);
}

/** A text in one line without control characters, cut to `limit` characters. */
export function tidy(text: string, limit: number): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, limit)
    .replace(/\p{Cs}$/u, '');
}

/** The letters and digits of an account number; the 26 digits of a Polish one get "PL" before them. */
export function accountOf(written: string): string {
  const account = written
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, TEXT_LIMITS.account);
  return /^\d{26}$/.test(account) ? `PL${account}` : account;
}
