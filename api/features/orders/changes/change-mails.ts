import { formatZloty, parseAmount } from '#engine/goods/price/money';
import type { OrderDifference } from '../../agreements/difference.payloads.js';
import { differenceBlocks, factRow } from '../../agreements/mail-blocks.js';
import { GREETING, type Mail, type MailBlock, textBlock } from '../../mail/mail-content.js';
import type { Order } from '../order.entity.js';
import type { OrderVersion } from './order-version.entity.js';

/** The mail that asks the customer to accept or refuse a version. */
export function proposalMail(
  order: Order,
  { reason, totalAmount }: OrderVersion,
  difference: OrderDifference,
): Mail {
  const { id, customerEmail } = order;
  return {
    orderId: id,
    recipient: customerEmail,
    subject: `Zmiana zamówienia nr ${id}: sprawdź i\u00a0potwierdź`,
    content: {
      summary: `Nowa kwota: ${zloty(totalAmount)}. Zmiana czeka na Twoją zgodę.`,
      heading: `Zmiana zamówienia nr\u00a0${id} czeka na Twoją zgodę`,
      blocks: [
        GREETING,
        textBlock(
          'Przygotowaliśmy zmianę Twojego zamówienia. Wejdzie w\u00a0życie dopiero wtedy, gdy ją przyjmiesz. Do tego czasu obowiązuje zamówienie bez zmian.',
        ),
        ...(reason ? [{ kind: 'quote', title: 'Powód zmiany', text: reason } as const] : []),
        ...differenceBlocks(difference),
        button(order, 'Sprawdź i\u00a0zdecyduj', '#zmiana'),
      ],
    },
  };
}

/**
 * The mails about corrected data: one to the customer's address and, where the correction changed the address, one to
 * the former address (`before`).
 */
export function correctionMails(order: Order, { facts }: OrderDifference, before: string): Mail[] {
  const { id, customerEmail } = order;
  const recipients = [...new Set([customerEmail, before])];
  return recipients.map((recipient) => ({
    orderId: id,
    recipient,
    subject: `Poprawiliśmy dane w\u00a0zamówieniu nr ${id}`,
    content: {
      summary: 'Produkty i\u00a0cena bez zmian.',
      heading: `Poprawione dane w\u00a0zamówieniu nr\u00a0${id}`,
      blocks: [
        GREETING,
        textBlock(
          'Poprawiliśmy dane w\u00a0Twoim zamówieniu. Produkty i\u00a0cena się nie zmieniły. Jeśli coś się nie zgadza, zadzwoń albo odpisz na tę wiadomość.',
        ),
        { kind: 'rows', title: 'Co się zmieniło', rows: facts.map(factRow) },
        button(order, 'Zobacz zamówienie'),
      ],
    },
  }));
}

/** The mail that confirms to the customer that a version is in force now. */
export function acceptedMail(
  order: Order,
  { number, totalAmount, consentWay }: OrderVersion,
): Mail {
  const { id, customerEmail } = order;
  const how =
    consentWay === 'phone' ? 'Zgodnie z\u00a0rozmową telefoniczną zmieniliśmy' : 'Zmieniliśmy';
  return {
    orderId: id,
    recipient: customerEmail,
    subject: `Zamówienie nr ${id} zmienione`,
    content: {
      summary: `Nowa kwota: ${zloty(totalAmount)}.`,
      heading: `Zamówienie nr\u00a0${id} zmienione`,
      blocks: [
        GREETING,
        textBlock(
          `${how} Twoje zamówienie: obowiązuje wersja ${number} na kwotę ${zloty(totalAmount)}. Wszystkie wersje znajdziesz na stronie zamówienia.`,
        ),
        button(order, 'Zobacz zamówienie'),
      ],
    },
  };
}

/** The mail that confirms to the customer that the order stays as it was. */
export function refusedMail(order: Order, { number }: OrderVersion): Mail {
  const { id, customerEmail, totalAmount } = order;
  return {
    orderId: id,
    recipient: customerEmail,
    subject: `Zamówienie nr ${id} pozostaje bez zmian`,
    content: {
      summary: `Obowiązuje dotychczasowa kwota: ${zloty(totalAmount)}.`,
      heading: `Zamówienie nr\u00a0${id} pozostaje bez zmian`,
      blocks: [
        GREETING,
        textBlock(
          `Zmiana (wersja ${number}) została odrzucona. Zamówienie obowiązuje jak dotąd, na kwotę ${zloty(totalAmount)}.`,
        ),
        button(order, 'Zobacz zamówienie'),
      ],
    },
  };
}

/** The mail that informs the customer that staff have withdrawn a version. */
export function withdrawnMail(order: Order, { number }: OrderVersion, reason: string | null): Mail {
  const { id, customerEmail, totalAmount } = order;
  return {
    orderId: id,
    recipient: customerEmail,
    subject: `Zamówienie nr ${id}: wycofaliśmy propozycję zmiany`,
    content: {
      summary: `Obowiązuje dotychczasowa kwota: ${zloty(totalAmount)}.`,
      heading: `Wycofaliśmy propozycję zmiany zamówienia nr\u00a0${id}`,
      blocks: [
        GREETING,
        textBlock(
          `Propozycja zmiany (wersja ${number}) jest nieaktualna i\u00a0nie trzeba na nią odpowiadać. Zamówienie obowiązuje jak dotąd, na kwotę ${zloty(totalAmount)}.`,
        ),
        ...(reason ? [{ kind: 'quote', title: 'Powód', text: reason } as const] : []),
        button(order, 'Zobacz zamówienie'),
      ],
    },
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
        ...(decisionNote
          ? [{ kind: 'quote', title: 'Słowa klienta', text: decisionNote } as const]
          : []),
        { kind: 'button', label: 'Zamówienie', path: `/admin/orders?q=${order.id}` },
      ],
    },
  };
}

const zloty = (amount: string): string => formatZloty(parseAmount(amount));

const button = ({ token }: Order, label: string, anchor = ''): MailBlock => ({
  kind: 'button',
  label,
  path: `/zamowienie/${token}${anchor}`,
});
