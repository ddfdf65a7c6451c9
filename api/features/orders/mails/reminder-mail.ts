import { formatZloty } from '#engine/goods/price/money';
import { dayAndMonth, longDay } from '#engine/locale/day';
import type { InstalmentKind, ReminderKind } from '#engine/trade/shop/payment-labels';
import type { Balance } from '../../ledger/balance.js';
import { GREETING, type Mail, textBlock } from '../../mail/mail-content.js';
import type { Order } from '../order.entity.js';
import { duePayment } from '../payment/order-payment.js';
import { paymentBlocks, orderButton } from './payment-blocks.js';

/** The name of each kind of instalment in a sentence, after "czekamy na". */
const WHAT: Readonly<Record<InstalmentKind, string>> = {
  deposit: 'zaliczkę',
  rest: 'pozostałą kwotę',
  whole: 'zapłatę',
};

interface ReminderText {
  subject: string;
  heading: string;
  summary: string;
  /** What happens next, or what the customer can do; may be empty. */
  next: string;
}

/**
 * The mail that reminds a customer of the instalments in `balance` that are due soon or overdue; throws where none is
 * due.
 */
export function reminderMail(
  order: Order,
  kind: ReminderKind,
  balance: Balance,
  paysOnline: boolean,
): Mail {
  const { id, token, customerEmail } = order;
  const { subject, heading, summary, next } = textsOf(kind, order, balance);
  return {
    orderId: id,
    recipient: customerEmail,
    subject: `${subject}: zamówienie nr ${id}`,
    content: {
      summary,
      heading,
      blocks: [
        GREETING,
        textBlock(`${summary} ${next}`),
        ...paymentBlocks(id, balance),
        { ...orderButton({ token }), ...(paysOnline && { label: 'Zapłać online' }) },
        textBlock(
          'Jeśli przelew jest już w\u00a0drodze, nie musisz nic robić: gdy go zaksięgujemy, napiszemy.',
        ),
      ],
    },
  };
}

function textsOf(kind: ReminderKind, { id, status }: Order, balance: Balance): ReminderText {
  const due = duePayment(balance);
  if (!due) throw new Error(`nothing is due of order ${id}`);
  const parts = balance.instalments.filter((part) => part.due !== null && part.remaining > 0);
  const part = parts.length === 1 ? parts[0]?.kind : undefined;
  const what = `${WHAT[part ?? 'whole']} za zamówienie nr\u00a0${id}: ${formatZloty(due.amount)}`;
  const isFirst = part === 'deposit' || part === 'whole';
  // Only a confirmed order waits: admins may have started its production without the first payment.
  const waits = status === 'confirmed' && isFirst && !balance.depositIsBooked;
  switch (kind) {
    case 'upcoming':
      return {
        subject: `Termin zapłaty ${dayAndMonth(due.due)}`,
        heading: 'Zbliża się termin zapłaty',
        summary: `Do ${longDay(due.due)} czekamy na ${what}.`,
        next: waits ? 'Gdy wpłata do nas dotrze, będziemy mogli rozpocząć produkcję.' : '',
      };
    case 'overdue':
      return {
        subject: 'Minął termin zapłaty',
        heading: 'Czekamy na Twoją wpłatę',
        summary: `Termin minął ${longDay(due.due)}, a\u00a0my wciąż czekamy na ${what}.`,
        next: waits
          ? 'Produkcja ruszy, gdy wpłata do nas dotrze, więc montaż może się opóźnić.'
          : 'Prosimy o\u00a0przelew w\u00a0najbliższych dniach.',
      };
    case 'overdue_again':
      return {
        subject: 'Wciąż czekamy na wpłatę',
        heading: 'Wciąż czekamy na wpłatę',
        summary: `Od ${longDay(due.due)} czekamy na ${what}.`,
        next:
          status === 'confirmed'
            ? 'Jeśli coś stoi na przeszkodzie albo plany się zmieniły, zadzwoń do nas: ustalimy nowy termin lub zmienimy zamówienie.'
            : 'Jeśli coś stoi na przeszkodzie, zadzwoń do nas: ustalimy nowy termin zapłaty.',
      };
  }
}
