import type { EntityManager } from '@mikro-orm/postgresql';
import { type Grosze, formatZloty } from '#engine/goods/price/money';
import type { EntryKind } from '#engine/trade/shop/payment-labels';
import { balanceOf, type Balance } from '../../ledger/balance.js';
import { type Booked, type NewEntry, book } from '../../ledger/book.js';
import { GREETING, type Mail, textBlock } from '../../mail/mail-content.js';
import { queueMail } from '../../mail/queue-mail.js';
import { paymentBlocks, orderButton } from '../mails/payment-blocks.js';
import { Order } from '../order.entity.js';

/**
 * Books an entry for an order and mails the customer where the entry says that money has moved or that an earlier entry
 * was wrong. Where the entry is in the ledger already, nothing is booked or mailed. Throws as `book` does. Locks the
 * account and flushes.
 */
export async function bookForOrder(tx: EntityManager, entry: NewEntry): Promise<Booked> {
  const booked = await book(tx, entry);
  const order = await tx.findOneOrFail(Order, { id: entry.orderId });
  const { kind, method } = entry;
  // Entries of the method `opening` say what was settled before the ledger existed; customers are not mailed about
  // them.
  if (booked.isNew && method !== 'opening' && isMoneyNews(kind)) {
    queueMail(tx, moneyMail(order, kind, entry.amount, await balanceOf(tx, order.id)));
    await tx.flush();
  }
  return booked;
}

/** The kinds of ledger entries about which customers are mailed: money that has moved, and wrong entries of ours. */
type MoneyNews = 'paid' | 'refunded' | 'paid_reversed' | 'refund_reversed';

interface NewsText {
  /** The beginning of the subject, before the number of the order. */
  subject: string;
  heading: string;
  summary: string;
}

/** The texts of each kind; `sum` is the amount as text: "1 467 zł". */
const NEWS: Readonly<Record<MoneyNews, (orderId: number, sum: string) => NewsText>> = {
  paid: (id, sum) => ({
    subject: 'Mamy Twoją wpłatę',
    heading: 'Dziękujemy za wpłatę',
    summary: `Otrzymaliśmy ${sum} (zamówienie nr\u00a0${id}).`,
  }),
  refunded: (id, sum) => ({
    subject: 'Zwrot pieniędzy',
    heading: 'Zwróciliśmy pieniądze',
    summary: `Zwróciliśmy Ci ${sum} (zamówienie nr\u00a0${id}).`,
  }),
  paid_reversed: (id, sum) => ({
    subject: 'Sprostowanie wpłaty',
    heading: 'Prostujemy naszą pomyłkę',
    summary: `Przez pomyłkę zapisaliśmy wpłatę ${sum} przy zamówieniu nr\u00a0${id}: te pieniądze go nie dotyczą. Przepraszamy za zamieszanie.`,
  }),
  refund_reversed: (id, sum) => ({
    subject: 'Sprostowanie zwrotu',
    heading: 'Prostujemy naszą pomyłkę',
    summary: `Przez pomyłkę napisaliśmy o\u00a0zwrocie ${sum} za zamówienie nr\u00a0${id}: tych pieniędzy nie wysłaliśmy. Przepraszamy za zamieszanie.`,
  }),
};

const isMoneyNews = (kind: EntryKind): kind is MoneyNews => kind in NEWS;

/** The mail to the customer about money that has moved, or about a wrong entry of ours. */
function moneyMail(
  { id, token, customerEmail }: Order,
  kind: MoneyNews,
  amount: Grosze,
  balance: Balance,
): Mail {
  const { subject, heading, summary } = NEWS[kind](id, formatZloty(amount));
  return {
    orderId: id,
    recipient: customerEmail,
    subject: `${subject}: zamówienie nr ${id}`,
    content: {
      summary,
      heading,
      blocks: [
        GREETING,
        textBlock(`${summary} ${leftText(balance)}`.trim()),
        ...paymentBlocks(id, balance),
        orderButton({ token }),
      ],
    },
  };
}

function leftText({ owed, paid, outstanding, toRefund }: Balance): string {
  if (owed === 0 && paid < 0)
    return `Łącznie zwróciliśmy Ci o\u00a0${formatZloty(-paid)} za dużo: odezwiemy się, żeby to wyjaśnić.`;
  if (outstanding > 0) return `Do zapłaty zostało ${formatZloty(outstanding)}.`;
  return owed > 0 && toRefund === 0 ? 'Całe zamówienie jest opłacone.' : '';
}
