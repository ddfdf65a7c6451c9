import { toStored } from '../../../../engine/configuration/stored.js';
import { featureLines, labelledName } from '../../../../engine/configuration/labels.js';
import { warningText } from '../../../../engine/configuration/warning-text.js';
import { vatLabel } from '../../../../engine/invoices/labels.js';
import { formatZloty, parseAmount } from '../../../../engine/price/money.js';
import { discountLabel, ORDERED_TO_MEASURE } from '../../../../engine/price/receipt.js';
import { type AgreedWeeks, deliveryPromise } from '../../../../engine/shop/delivery-term.js';
import type { PaymentTerms } from '../../../../engine/shop/payment-terms.js';
import { upperFirst } from '../../../../engine/locale/upper-first.js';
import { orderFacts } from '../../../../engine/fields/order-fields.js';
import { WITHDRAWAL_NOTES } from '../../cart/withdrawal.js';
import type { Balance } from '../../ledger/balance.js';
import type { Part } from '../../../../engine/price/instalment-plan.js';
import { type Mail, type MailBlock, type MailGoods, textBlock } from '../../mail/mail-content.js';
import { orderButton } from './order-button.js';
import { paymentBlocks, planBlock } from './payment-blocks.js';
import { newsOf } from './order-news.js';
import type { StoredDetails } from '../order-details.js';
import { type Building, type OrderSums, rateSums } from '../order-vat.js';
import type { OrderedGoods } from '../ordered-goods.js';
import type { Order } from '../order.entity.js';

const zloty = (amount: string): string => formatZloty(parseAmount(amount));

/** The fields of an order that its confirmation shows. */
type Confirmed = StoredDetails & Priced & AgreedWeeks & Pick<Order, 'id' | 'token'>;

/** The data from which the sums in an e-mail are computed. */
type Priced = Building & Omit<OrderSums, 'vat'>;

/** The mail to the customer that confirms a placed order. */
export function confirmationMail(
  order: Confirmed,
  lines: readonly OrderedGoods[],
  plan: readonly Part[],
  terms: PaymentTerms,
): Mail {
  const { id, customerName, customerEmail } = order;
  return {
    orderId: id,
    recipient: customerEmail,
    subject: `Otrzymaliśmy zamówienie nr ${id}`,
    content: {
      summary: 'Zadzwonimy w\u00a0ciągu 24\u00a0godzin, żeby je potwierdzić.',
      heading: `Mamy Twoje zamówienie nr\u00a0${id}`,
      blocks: [
        textBlock(`Dzień dobry, ${customerName}!`),
        textBlock(
          'Dziękujemy za zamówienie. Zadzwonimy w\u00a0ciągu 24\u00a0godzin, aby je potwierdzić i\u00a0umówić montaż.',
        ),
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
      documents: ['regulamin'],
    },
  };
}

/** The mail to the customer about the order's new status. */
export function statusMail(order: Order, balance: Balance): Mail {
  const { id, customerName, customerEmail } = order;
  const { said, heading, next } = newsOf(order, balance);
  return {
    orderId: id,
    recipient: customerEmail,
    subject: `Zamówienie nr ${id} ${said}`,
    content: {
      summary: next,
      heading,
      blocks: [
        textBlock(`Dzień dobry, ${customerName}!`),
        textBlock(`Twoje zamówienie nr\u00a0${id} ${said}. ${next}`),
        ...paymentBlocks(id, balance),
        orderButton(order),
        LINKS,
      ],
    },
  };
}

/** A line of goods as e-mails show it. */
export function mailGoods(line: OrderedGoods): MailGoods {
  const { settings, quantity, label, productName, unitPrice, lineTotal, warnings } = line;
  return {
    name: labelledName(label, productName),
    features: featureLines(settings),
    pieces: `${quantity}\u00a0szt. × ${zloty(unitPrice)}`,
    total: zloty(lineTotal),
    note: WITHDRAWAL_NOTES[line.withdrawal],
    warnings: warnings.map(warningText),
    settings: toStored(settings),
  };
}

/** The block with the sums of an order or an offer, with VAT by rate. */
export function mailTotals(order: Priced, lines: readonly OrderedGoods[]): MailBlock {
  const { discount, discountReason } = order;
  const sums = rateSums(lines, discount, order);
  const rows = [
    {
      label: 'Dostawa, podstawowy montaż i\u00a0dojazd ekipy do 100\u00a0km',
      value: 'w\u00a0cenie',
    },
    ...(parseAmount(discount) > 0
      ? [
          {
            label: discountLabel(discountReason),
            value: formatZloty(-parseAmount(discount)),
          },
        ]
      : []),
    { label: 'Netto', value: zloty(order.net) },
    ...sums.map(({ rate, vat }) => ({ label: vatLabel(rate, sums), value: formatZloty(vat) })),
    { label: 'Razem do zapłaty, z\u00a0VAT', value: zloty(order.totalAmount), strong: true },
  ];
  return { kind: 'rows', rows, amounts: true };
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
