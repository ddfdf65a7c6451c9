import { longDay } from '#engine/locale/day';
import type { InstalmentKind, ReminderKind } from '#engine/trade/shop/payment-labels';
import type { Balance } from '../../ledger/balance.js';
import { type CustomerMail, textBlock } from '../../mail/mail-content.js';
import type { Order } from '../order.entity.js';
import { duePayment } from '../payment/order-payment.js';
import { orderValues } from './order-mails.js';
import { paymentBlocks, orderButton } from './payment-blocks.js';

/** The name of each kind of instalment in a sentence, after "czekamy na". */
const WHAT: Readonly<Record<InstalmentKind, string>> = {
  deposit: 'zaliczkę',
  rest: 'pozostałą kwotę',
  whole: 'zapłatę',
};

const KINDS = {
  upcoming: 'payment-upcoming',
  overdue: 'payment-overdue',
  overdue_again: 'payment-overdue-again',
} as const satisfies Record<ReminderKind, string>;

/** What an order whose first payment is not booked waits for, by the kind of the reminder. */
const WAITS: Readonly<Partial<Record<ReminderKind, string>>> = {
  upcoming: 'Gdy wpłata do nas dotrze, będziemy mogli rozpocząć produkcję.',
  overdue: 'Produkcja ruszy, gdy wpłata do nas dotrze, więc montaż może się opóźnić.',
};

/**
 * The mail that reminds a customer of the instalments in `balance` that are due soon or overdue; throws where none is
 * due.
 */
export function reminderMail(
  order: Order,
  kind: ReminderKind,
  balance: Balance,
  paysOnline: boolean,
): CustomerMail {
  const { id, token, status, customerEmail } = order;
  const due = duePayment(balance);
  if (!due) throw new Error(`nothing is due of order ${id}`);
  const parts = balance.instalments.filter((part) => part.due !== null && part.remaining > 0);
  const part = parts.length === 1 ? parts[0]?.kind : undefined;
  const isFirst = part === 'deposit' || part === 'whole';
  // Only a confirmed order waits: admins may have started its production without the first payment.
  const waits = status === 'confirmed' && isFirst && !balance.depositIsBooked && WAITS[kind];
  return {
    kind: KINDS[kind],
    values: {
      ...orderValues(order, due.amount),
      day: longDay(due.due),
      part: WHAT[part ?? 'whole'],
    },
    orderId: id,
    recipient: customerEmail,
    blocks: [
      ...(waits ? [textBlock(waits)] : []),
      ...paymentBlocks(id, balance),
      { ...orderButton({ token }), ...(paysOnline && { label: 'Zapłać online' }) },
    ],
  };
}
