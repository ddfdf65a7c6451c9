import type { Grosze } from '../../goods/price/money.js';

/** A transfer that a customer is asked to make. */
export interface BankTransfer {
  recipient: string;
  /** Ten digits; null where it is not known, and then the code has none. */
  nip: string | null;
  /** "PL61…" */
  iban: string;
  amount: Grosze;
  title: string;
}

/** The limits of the QR code: characters of name and title, digits of the amount, largest amount. */
const NAME = 20;
const TITLE = 32;
const AMOUNT_DIGITS = 6;
const LARGEST: Grosze = 999_999;

/** Where the data of a transfer would stand, while the shop has no account to which customers could pay. */
export const NO_ACCOUNT = 'Dane do\u00a0przelewu podamy przy potwierdzeniu.';

/** The title of transfers for an order, by which they are recognised. */
export const transferTitle = (orderId: number): string => `Zamówienie nr ${orderId}`;

/** Whether the QR code can hold this amount; otherwise the payer types it. */
export const codeHasAmount = (amount: Grosze): boolean => amount <= LARGEST;

/**
 * The text of the QR code for a transfer, by the recommendation of the Polish Bank Association for 2D codes:
 * NIP|PL|26 digits of the account|amount in grosze|name|title and three empty fields. The amount has six digits, zeros
 * above 9 999,99 zł.
 */
export function transferCode({ nip, iban, recipient, amount, title }: BankTransfer): string {
  const carried = codeHasAmount(amount) ? amount : 0;
  return [
    nip ?? '',
    'PL',
    iban.slice(2),
    String(carried).padStart(AMOUNT_DIGITS, '0'),
    clean(recipient).slice(0, NAME).trim(),
    clean(title).slice(0, TITLE).trim(),
    '',
    '',
    '',
  ].join('|');
}

const clean = (text: string): string => text.replaceAll(/[\s|]+/g, ' ');
