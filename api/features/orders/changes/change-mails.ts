import { parseAmount } from '#engine/goods/price/money';
import type { OrderDifference } from '../../agreements/difference.payloads.js';
import { differenceBlocks, factRow } from '../../agreements/mail-blocks.js';
import {
  type CustomerMail,
  type Mail,
  type MailBlock,
  textBlock,
} from '../../mail/mail-content.js';
import { orderValues } from '../mails/order-mails.js';
import type { Order } from '../order.entity.js';
import type { OrderVersion } from './order-version.entity.js';

/** The mail that asks the customer to accept or refuse a version. */
export const proposalMail = (
  order: Order,
  version: OrderVersion,
  difference: OrderDifference,
): CustomerMail =>
  versionMail('change-proposed', order, version, version.totalAmount, [
    ...quoted('Powód zmiany', version.reason),
    ...differenceBlocks(difference),
    button(order, 'Sprawdź i\u00a0zdecyduj', '#zmiana'),
  ]);

/**
 * The mails about corrected data: one to the customer's address and, where the correction changed the address, one to
 * the former address (`before`).
 */
export function correctionMails(
  order: Order,
  { facts }: Pick<OrderDifference, 'facts'>,
  before: string,
): CustomerMail[] {
  const recipients = [...new Set([order.customerEmail, before])];
  return recipients.map((recipient) => ({
    kind: 'data-corrected',
    values: orderValues(order),
    orderId: order.id,
    recipient,
    blocks: [
      { kind: 'rows', title: 'Co się zmieniło', rows: facts.map(factRow) },
      button(order, 'Zobacz zamówienie'),
    ],
  }));
}

/** The mail that confirms to the customer that a version is in force now. */
export const acceptedMail = (order: Order, version: OrderVersion): CustomerMail =>
  versionMail('change-accepted', order, version, version.totalAmount, [
    ...(version.consentWay === 'phone'
      ? [textBlock('Zmiana jest zgodna z\u00a0naszą rozmową telefoniczną.')]
      : []),
    button(order, 'Zobacz zamówienie'),
  ]);

/** The mail that confirms to the customer that the order stays as it was. */
export const refusedMail = (order: Order, version: OrderVersion): CustomerMail =>
  versionMail('change-refused', order, version, order.totalAmount, [
    button(order, 'Zobacz zamówienie'),
  ]);

/** The mail that informs the customer that staff have withdrawn a version. */
export const withdrawnMail = (
  order: Order,
  version: OrderVersion,
  reason: string | null,
): CustomerMail =>
  versionMail('change-withdrawn', order, version, order.totalAmount, [
    ...quoted('Powód', reason),
    button(order, 'Zobacz zamówienie'),
  ]);

function versionMail(
  kind: 'change-proposed' | 'change-accepted' | 'change-refused' | 'change-withdrawn',
  order: Order,
  { number }: OrderVersion,
  total: string,
  blocks: readonly MailBlock[],
): CustomerMail {
  return {
    kind,
    values: { ...orderValues(order, parseAmount(total)), version: String(number) },
    orderId: order.id,
    recipient: order.customerEmail,
    blocks,
  };
}

/** The mail that informs the shop of the customer's decision on the page of the order. */
export function decisionForStaffMail(order: Order, version: OrderVersion, recipient: string): Mail {
  const { number, state, decisionNote } = version;
  const decided = state === 'accepted' ? 'przyjęta' : 'odrzucona';
  return {
    recipient,
    subject: `Zamówienie nr ${order.id}: zmiana ${decided}`,
    content: {
      summary: `Wersja ${number} ${decided} przez klienta.`,
      heading: `Zmiana zamówienia nr\u00a0${order.id} ${decided}`,
      blocks: [
        textBlock(`Klient zdecydował na stronie zamówienia: wersja ${number} jest ${decided}.`),
        ...quoted('Słowa klienta', decisionNote),
        { kind: 'button', label: 'Zamówienie', path: `/admin/orders?q=${order.id}` },
      ],
    },
  };
}

const quoted = (title: string, text: string | null): MailBlock[] =>
  text ? [{ kind: 'quote', title, text }] : [];

const button = ({ token }: Order, label: string, anchor = ''): MailBlock => ({
  kind: 'button',
  label,
  path: `/zamowienie/${token}${anchor}`,
});
