import { ORDERED_TO_MEASURE } from '#engine/goods/price/receipt';
import { upperFirst } from '#engine/locale/text';
import { orderFacts } from '#engine/trade/fields/order-fields';
import { type AgreedWeeks, deliveryPromise } from '#engine/trade/shop/delivery-term';
import type { Part } from '#engine/trade/shop/instalment-plan';
import type { OrderStatus } from '#engine/trade/shop/order-status';
import { type PaymentTerms, PRODUCTION_WAITS } from '#engine/trade/shop/payment-terms';
import type { AgreedGoods } from '../../agreements/agreed-goods.js';
import type { StoredDetails } from '../../agreements/customer-details.js';
import { type Priced, mailGoods, mailTotals, planBlock } from '../../agreements/mail-blocks.js';
import type { Balance } from '../../ledger/balance.js';
import { GREETING, type Mail, type MailBlock, textBlock } from '../../mail/mail-content.js';
import type { Order } from '../order.entity.js';
import { paymentBlocks, orderButton } from './payment-blocks.js';

/** The fields of an order that its confirmation shows. */
type Confirmed = StoredDetails &
  Priced &
  AgreedWeeks &
  Pick<Order, 'id' | 'token' | 'createdAt' | 'legalTexts'>;

/** The mail to the customer that confirms a placed order. */
export function confirmationMail(
  order: Confirmed,
  lines: readonly AgreedGoods[],
  plan: readonly Part[],
  terms: PaymentTerms,
): Mail {
  const { id, customerEmail } = order;
  return {
    orderId: id,
    recipient: customerEmail,
    subject: `Otrzymaliśmy zamówienie nr ${id}`,
    content: {
      summary: 'Zadzwonimy w\u00a0ciągu 24\u00a0godzin, żeby je potwierdzić.',
      heading: `Mamy Twoje zamówienie nr\u00a0${id}`,
      blocks: [
        GREETING,
        textBlock(
          'Dziękujemy za zamówienie. Zadzwonimy w\u00a0ciągu 24\u00a0godzin, aby je potwierdzić i\u00a0umówić montaż.',
        ),
        { kind: 'promise', text: 'Zadzwonimy', since: order.createdAt.toISOString() },
        { kind: 'goods', items: lines.map(mailGoods) },
        mailTotals(order, lines),
        ...planBlock(plan, terms),
        { kind: 'rows', title: 'Dostawa i\u00a0kontakt', rows: orderFacts(order) },
        nextSteps(order),
        ...(lines.some(({ withdrawal }) => withdrawal === 'none')
          ? [textBlock(ORDERED_TO_MEASURE)]
          : []),
        orderButton(order),
        LINKS,
      ],
      documents: order.legalTexts.map(({ sha256 }) => sha256),
    },
  };
}

/** The mail to the customer about the order's new status. */
export function statusMail(order: Order, balance: Balance): Mail {
  const { id, customerEmail } = order;
  const { statusText, heading, next } = newsOf(order, balance);
  return {
    orderId: id,
    recipient: customerEmail,
    subject: `Zamówienie nr ${id} ${statusText}`,
    content: {
      summary: next,
      heading,
      blocks: [
        GREETING,
        textBlock(`Twoje zamówienie nr\u00a0${id} ${statusText}. ${next}`),
        ...paymentBlocks(id, balance),
        orderButton(order),
        LINKS,
      ],
    },
  };
}

const nextSteps = (agreed: AgreedWeeks): MailBlock => ({
  kind: 'steps',
  title: 'Co dalej',
  items: [
    'W\u00a0ciągu 24\u00a0godzin dzwonimy: sprawdzamy wymiary, ustalamy, czy potrzebny jest pomiar, i\u00a0umawiamy montaż.',
    'Po rozmowie potwierdzamy zamówienie e-mailem. E-mailem przyślemy też dane do przelewu i\u00a0termin zapłaty.',
    `${upperFirst(deliveryPromise(agreed))}.`,
  ],
});

const LINKS: MailBlock = {
  kind: 'links',
  links: [
    { label: 'Odstąp od umowy tutaj', path: '/odstapienie' },
    { label: 'Gwarancja i\u00a0zgodność towaru z\u00a0umową', path: '/gwarancja' },
  ],
};

interface News {
  /** The end of a sentence that begins with "Zamówienie nr 17". */
  statusText: string;
  heading: string;
  /** What happens next. */
  next: string;
}

/** The text of the mail about the status of an order. */
function newsOf(
  { status, ...agreed }: AgreedWeeks & { status: OrderStatus },
  { depositIsBooked }: Pick<Balance, 'depositIsBooked'>,
): News {
  const news = STATUS_NEWS[status];
  if (status !== 'confirmed') return news;
  const waits = depositIsBooked ? [] : [PRODUCTION_WAITS];
  const promise = `${upperFirst(deliveryPromise(agreed))}.`;
  return { ...news, next: [news.next, ...waits, promise].join(' ') };
}

const STATUS_NEWS: Readonly<Record<OrderStatus, News>> = {
  pending: {
    statusText: 'oczekuje na potwierdzenie',
    heading: 'Zamówienie czeka na potwierdzenie',
    next: 'Zadzwonimy, żeby uzgodnić szczegóły. Do rozpoczęcia produkcji zmiany są bezpłatne.',
  },
  confirmed: {
    statusText: 'zostało potwierdzone',
    heading: 'Zamówienie potwierdzone',
    next: 'Przyjęliśmy je do realizacji. Do rozpoczęcia produkcji zmiany są nadal bezpłatne.',
  },
  in_production: {
    statusText: 'jest w\u00a0produkcji',
    heading: 'Zamówienie jest w\u00a0produkcji',
    next: 'Wykonujemy je na Twój wymiar, dlatego zmian już nie wprowadzimy. Gdy będzie gotowe, potwierdzimy termin dostawy i\u00a0montażu.',
  },
  shipped: {
    statusText: 'zostało wysłane',
    heading: 'Zamówienie jest w\u00a0drodze',
    next: 'Przygotuj miejsce montażu; ekipa zadzwoni przed przyjazdem.',
  },
  delivered: {
    statusText: 'zostało dostarczone',
    heading: 'Zamówienie dostarczone',
    next: 'Dziękujemy! Jeśli coś działa inaczej, niż powinno, napisz albo zadzwoń: odpowiadamy za zgodność towaru z\u00a0umową przez 2\u00a0lata.',
  },
  cancelled: {
    statusText: 'zostało anulowane',
    heading: 'Zamówienie anulowane',
    next: 'Nie będzie realizowane. Jeśli to pomyłka, skontaktuj się z\u00a0nami.',
  },
};
