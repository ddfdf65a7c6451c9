import { longDay } from '#engine/locale/day';
import { formatZloty } from '#engine/goods/price/money';
import type { ReceiptRow } from '#engine/goods/price/receipt';
import { formatAccount } from '#engine/trade/shop/bank-account';
import {
  type BankTransfer,
  NO_ACCOUNT,
  codeHasAmount,
  transferCode,
} from '#engine/trade/shop/bank-transfer';
import { INSTALMENT_LABELS, instalmentText } from '#engine/trade/shop/payment-labels';
import type { PrintedPayment } from '../../agreements/paper/agreement-content.js';
import type { Company } from '../../content/content.payloads.js';
import type { Balance } from '../../ledger/balance.js';
import type { CoveredInstalment } from '../../ledger/coverage.js';
import { duePayment, transferTo } from '../payment/order-payment.js';

/** Nothing, for the PDF of a version of an order, which must stay the same when payments arrive. */
export const NO_PAYMENT: PrintedPayment = { schedule: [], transfer: null, note: null };

/** The schedule of an order, and the data for a transfer of what is due, as they are printed. */
export function printedPayment(
  orderId: number,
  company: Company,
  balance: Balance,
): PrintedPayment {
  const due = duePayment(balance);
  const transfer = due && transferTo(company, orderId, due.amount);
  return {
    schedule: balance.instalments.map(scheduleRow),
    transfer: transfer && transferFacts(transfer, due.due),
    note: due && !transfer ? NO_ACCOUNT : null,
  };
}

function transferFacts(
  transfer: BankTransfer,
  due: string,
): NonNullable<PrintedPayment['transfer']> {
  const { recipient, iban, title, amount } = transfer;
  return {
    facts: [
      { label: 'Odbiorca', value: recipient },
      { label: 'Numer konta', value: formatAccount(iban) },
      { label: 'Tytuł', value: title },
      { label: 'Kwota', value: formatZloty(amount) },
      { label: 'Termin', value: longDay(due) },
    ],
    code: transferCode(transfer),
    hint: codeHasAmount(amount)
      ? 'Kod do aplikacji banku'
      : 'Kod do aplikacji banku; kwotę trzeba wpisać',
  };
}

const scheduleRow = (part: CoveredInstalment): ReceiptRow => ({
  label: INSTALMENT_LABELS[part.kind],
  note: instalmentText(part) || null,
  amount: formatZloty(part.amount),
});
