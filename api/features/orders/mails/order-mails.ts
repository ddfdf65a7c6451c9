import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { ORDERED_TO_MEASURE } from '#engine/goods/price/receipt';
import { upperFirst } from '#engine/locale/text';
import { orderFacts } from '#engine/trade/fields/order-fields';
import { type OrderTerm, deliveryPromise } from '#engine/trade/shop/delivery-term';
import type { Part } from '#engine/trade/shop/instalment-plan';
import { type OrderStatus, isOfAccessories } from '#engine/trade/shop/order-status';
import { type PaymentTerms, PRODUCTION_WAITS } from '#engine/trade/shop/payment-terms';
import { VISIT_KIND_LABELS } from '#engine/visits/kinds';
import type { AgreedGoods } from '../../agreements/agreed-goods.js';
import type { StoredDetails } from '../../agreements/customer-details.js';
import { type Priced, mailGoods, mailTotals, planBlock } from '../../agreements/mail-blocks.js';
import { type ToldVisit, arrivalTime, customerEvent } from '../../agreements/visit-event.js';
import type { DeliveryPapers } from '../../delivery-papers/delivery-papers.js';
import type { Balance } from '../../ledger/balance.js';
import { type CustomerMail, type MailBlock, textBlock } from '../../mail/mail-content.js';
import { firstNameOf } from '../../mail/mail-kinds.js';
import type { Order } from '../order.entity.js';
import { paymentBlocks, orderButton } from './payment-blocks.js';

/** The fields of an order that its confirmation shows. */
type Confirmed = StoredDetails &
  Priced &
  OrderTerm &
  Pick<Order, 'id' | 'token' | 'createdAt' | 'legalTexts'>;

/** What the words of all mails about an order can name; the amount is that of the order unless another is given. */
export const orderValues = (
  { id, customerName, totalAmount }: Pick<Order, 'id' | 'customerName' | 'totalAmount'>,
  amount = parseAmount(totalAmount),
) => ({
  number: String(id),
  firstName: firstNameOf(customerName),
  total: formatZloty(amount),
});

/** The mail to the customer that confirms a placed order. */
export function confirmationMail(
  order: Confirmed,
  lines: readonly AgreedGoods[],
  plan: readonly Part[],
  terms: PaymentTerms,
): CustomerMail {
  return {
    kind: isOfAccessories(lines) ? 'accessories-placed' : 'order-placed',
    values: orderValues(order),
    orderId: order.id,
    recipient: order.customerEmail,
    blocks: [
      { kind: 'promise', text: 'Zadzwonimy', since: order.createdAt.toISOString() },
      { kind: 'goods', items: lines.map(mailGoods) },
      mailTotals(order, lines),
      ...planBlock(plan, terms),
      { kind: 'rows', title: 'Dostawa i\u00a0kontakt', rows: orderFacts(order) },
      nextSteps(order, lines),
      ...(isOfAccessories(lines) ? [] : [textBlock(ORDERED_TO_MEASURE)]),
      orderButton(order),
      LINKS,
    ],
    documents: order.legalTexts.map(({ sha256 }) => sha256),
  };
}

/**
 * The mail to the customer about the order's new status, or about `status`, about visits that are cancelled with it, and
 * with the papers of delivered goods.
 */
export function statusMail(
  order: Order,
  balance: Balance,
  status: OrderStatus = order.status,
  {
    visits = [],
    papers = [],
  }: {
    visits?: readonly ToldVisit[] | undefined;
    papers?: readonly DeliveryPapers[] | undefined;
  } = {},
): CustomerMail {
  const ofAccessories = isOfAccessories([...order.lines]);
  return {
    kind: (ofAccessories ? ACCESSORIES_MAILS : STATUS_MAILS)[status],
    values: orderValues(order),
    orderId: order.id,
    recipient: order.customerEmail,
    blocks: [
      ...(status === 'confirmed' && !ofAccessories
        ? [textBlock(confirmedText(order, balance))]
        : []),
      ...visitsBlock(visits),
      ...(papers.length > 0 ? [textBlock(papersText(papers))] : []),
      ...paymentBlocks(order.id, balance),
      orderButton(order),
      LINKS,
    ],
    calendar: visits.filter(({ arrivalFrom }) => arrivalFrom).map(customerEvent),
    ...(papers.length > 0 && { papers, documents: guaranteeTerms(order) }),
  };
}

const visitsBlock = (visits: readonly ToldVisit[]): MailBlock[] =>
  visits.length === 0
    ? []
    : [
        {
          kind: 'rows',
          title: 'Odwołane wizyty ekipy',
          rows: visits.map((visit) => ({
            label: VISIT_KIND_LABELS[visit.kind],
            value: visit.arrivalFrom ? arrivalTime(visit) : 'bez umówionego terminu',
          })),
        },
      ];

const STATUS_MAILS = {
  pending: 'order-pending',
  confirmed: 'order-confirmed',
  in_production: 'order-in-production',
  shipped: 'order-shipped',
  delivered: 'order-delivered',
  cancelled: 'order-cancelled',
} as const satisfies Record<OrderStatus, string>;

/** The mails about orders of accessories alone, where they differ: nobody measures, makes or installs those. */
const ACCESSORIES_MAILS = {
  ...STATUS_MAILS,
  confirmed: 'accessories-confirmed',
  in_production: 'accessories-in-production',
  shipped: 'accessories-shipped',
} as const satisfies Record<OrderStatus, string>;

/** What is attached to the mail about the delivery. */
function papersText(papers: readonly DeliveryPapers[]): string {
  const declaration = papers.some((each) => each.declaration)
    ? ' i\u00a0deklarację właściwości użytkowych'
    : '';
  return `W\u00a0załączniku znajdziesz kartę gwarancyjną${declaration}. Zachowaj tę wiadomość: przyda się, gdy zechcesz coś zgłosić.`;
}

/** The terms of the guarantee as the shop showed them on the day of the order. */
const guaranteeTerms = ({ legalTexts }: Order): string[] =>
  legalTexts.filter(({ slug }) => slug === 'gwarancja').map(({ sha256 }) => sha256);

/** What production waits for, and when the goods are delivered. */
function confirmedText(
  term: OrderTerm,
  { depositIsBooked }: Pick<Balance, 'depositIsBooked'>,
): string {
  const waits = depositIsBooked ? [] : [PRODUCTION_WAITS];
  return [...waits, `${upperFirst(deliveryPromise(term))}.`].join(' ');
}

const nextSteps = (term: OrderTerm, lines: readonly AgreedGoods[]): MailBlock => ({
  kind: 'steps',
  title: 'Co dalej',
  items: [
    isOfAccessories(lines)
      ? 'W\u00a0ciągu 24\u00a0godzin potwierdzimy zamówienie i\u00a0podamy termin wysyłki.'
      : 'W\u00a0ciągu 24\u00a0godzin dzwonimy: sprawdzamy wymiary, ustalamy, czy potrzebny jest pomiar, i\u00a0umawiamy montaż.',
    'Po rozmowie potwierdzamy zamówienie e-mailem. E-mailem przyślemy też dane do przelewu i\u00a0termin zapłaty.',
    `${upperFirst(deliveryPromise(term))}.`,
  ],
});

const LINKS: MailBlock = {
  kind: 'links',
  links: [
    { label: 'Odstąp od umowy tutaj', path: '/odstapienie' },
    { label: 'Gwarancja i\u00a0zgodność towaru z\u00a0umową', path: '/gwarancja' },
  ],
};
