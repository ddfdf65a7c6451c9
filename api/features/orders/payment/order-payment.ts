import { type Grosze, formatAmount } from '#engine/goods/price/money';
import { polishClock } from '#engine/locale/polish-time';
import { formatAccount } from '#engine/trade/shop/bank-account';
import {
  type BankTransfer,
  codeHasAmount,
  transferCode,
  transferTitle,
} from '#engine/trade/shop/bank-transfer';
import { qrCode } from '../../../shared/qr-code.js';
import type { Company } from '../../content/content.payloads.js';
import type { Balance } from '../../ledger/balance.js';
import type { OrderPayment, TransferDetails } from './order-payment.payloads.js';

/** What the customer is asked to pay now. */
export interface DuePayment {
  amount: Grosze;
  /** The earliest due day of the instalments in `amount`: "2026-12-01". */
  due: string;
}

/** What is left to pay of all instalments that have a due day, in one sum; null where that is nothing. */
export function duePayment({ instalments, nextDue }: Balance): DuePayment | null {
  const amount = instalments.reduce(
    (sum, { due, remaining }) => (due === null ? sum : sum + remaining),
    0,
  );
  return nextDue !== null && amount > 0 ? { amount, due: nextDue } : null;
}

/** The transfer that pays this amount (grosze) of an order; null while the shop has no account. */
export const transferTo = (
  { name: recipient, nip, iban }: Company,
  orderId: number,
  amount: Grosze,
): BankTransfer | null =>
  iban ? { recipient, nip, iban, amount, title: transferTitle(orderId) } : null;

/** The balance of an order as the API returns it, with the data for a transfer of what is due. */
export function paymentOf(
  balance: Balance,
  orderId: number,
  company: Company,
  now: Date,
): OrderPayment {
  const { owed, paid, outstanding, toRefund, nextDue, depositIsBooked, instalments } = balance;
  const due = duePayment(balance);
  return {
    owed: formatAmount(owed),
    paid: formatAmount(paid),
    outstanding: formatAmount(outstanding),
    toRefund: formatAmount(toRefund),
    isOverdue: nextDue !== null && nextDue < polishClock(now).day,
    depositIsBooked,
    instalments: instalments.map(({ kind, amount, remaining, due: day }) => ({
      kind,
      amount: formatAmount(amount),
      remaining: formatAmount(remaining),
      due: day,
    })),
    isDue: due !== null,
    transfer: due && detailsOf(transferTo(company, orderId, due.amount), due.due),
  };
}

function detailsOf(transfer: BankTransfer | null, due: string): TransferDetails | null {
  if (!transfer) return null;
  const { recipient, iban, title, amount } = transfer;
  return {
    recipient,
    account: formatAccount(iban),
    title,
    amount: formatAmount(amount),
    due,
    qrCode: qrCode(transferCode(transfer)),
    codeHasAmount: codeHasAmount(amount),
  };
}
