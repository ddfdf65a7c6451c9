import { formatZloty } from '../../../../engine/price/money.js';
import { INSTALMENT_LABELS } from '../../../../engine/shop/payment-labels.js';
import { dueText, type PaymentTerms } from '../../../../engine/shop/payment-terms.js';
import type { Balance } from '../../ledger/balance.js';
import type { Part } from '../../../../engine/price/instalment-plan.js';
import { type MailBlock, textBlock } from '../../mail/mail-content.js';
import { duePayment } from '../payment/order-payment.js';

/** The block that says in which parts a new order or an offer is to be paid; empty where the price is 0. */
export function planBlock(plan: readonly Part[], terms: PaymentTerms): MailBlock[] {
  if (plan.length === 0) return [];
  const rows = plan.map(({ kind, amount }) => ({
    label: `${INSTALMENT_LABELS[kind]}, ${dueText(kind, terms)}`,
    value: formatZloty(amount),
  }));
  return [{ kind: 'rows', title: 'Płatność', rows, amounts: true }];
}

/**
 * The block with the data for a transfer of what is due, or with a note on what is to be refunded; empty where neither
 * applies.
 */
export function paymentBlocks(orderId: number, balance: Balance): MailBlock[] {
  const { owed, toRefund } = balance;
  if (toRefund > 0) {
    const what = owed === 0 ? '' : 'nadpłatę: ';
    return [textBlock(`Zwrócimy Ci ${what}${formatZloty(toRefund)}.`)];
  }
  const due = duePayment(balance);
  return due ? [{ kind: 'transfer', title: 'Dane do przelewu', orderId, ...due }] : [];
}
