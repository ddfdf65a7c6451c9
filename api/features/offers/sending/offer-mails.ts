import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { longDay } from '#engine/locale/day';
import { lowerFirst } from '#engine/locale/text';
import { offeredTermText } from '#engine/trade/shop/delivery-term';
import { planOf } from '#engine/trade/shop/instalment-plan';
import {
  LOST_REASON_LABELS,
  type LostReason,
  offerPath,
  offerTitle,
} from '#engine/trade/shop/offers';
import type { OrderDifference } from '../../agreements/difference.payloads.js';
import {
  differenceBlocks,
  mailGoods,
  mailTotals,
  planBlock,
} from '../../agreements/mail-blocks.js';
import {
  type CustomerMail,
  type Mail,
  type MailBlock,
  textBlock,
} from '../../mail/mail-content.js';
import { firstNameOf } from '../../mail/mail-kinds.js';
import type { OfferVersion } from '../offer-version.entity.js';
import type { Offer } from '../offer.entity.js';

/**
 * The mail with a version of an offer to the customer; `difference` is the difference from the version that it
 * replaces, null for the first version. The version's lines must be loaded.
 */
export function versionMail(
  offer: Offer,
  version: OfferVersion,
  difference: OrderDifference | null,
): CustomerMail {
  const lines = version.lines.getItems();
  const values = offerValues(offer, version);
  return {
    ...(difference
      ? { kind: 'offer-replaced', values: { ...values, version: String(version.number) } }
      : { kind: 'offer-sent', values }),
    ...toCustomer(offer),
    blocks: [
      ...(version.text ? [textBlock(version.text)] : []),
      ...(difference ? differenceBlocks(difference) : []),
      { kind: 'goods', items: lines.map(mailGoods) },
      mailTotals(version, lines),
      ...planBlock(planOf(parseAmount(version.totalAmount), version.depositPercent), version),
      {
        kind: 'rows',
        rows: [
          { label: 'Oferta ważna do', value: longDay(version.validUntil) },
          {
            label: 'Termin dostawy',
            value: offeredTermText(version.termWeeksFrom, version.termWeeksTo),
          },
        ],
      },
      button(offer, 'Zobacz ofertę'),
    ],
  };
}

/** The mail that reminds the customer that the offer soon expires. */
export const reminderMail = (offer: Offer): CustomerMail => ({
  kind: 'offer-reminder',
  values: offerValues(offer),
  ...toCustomer(offer),
  blocks: [button(offer, 'Zobacz ofertę')],
});

/** The mail with the answer to the customer's question; the question is quoted below the answer. */
export const answerMail = (offer: Offer, question: string, answer: string): CustomerMail => ({
  kind: 'offer-answered',
  values: offerValues(offer),
  ...toCustomer(offer),
  blocks: [
    textBlock(answer),
    { kind: 'quote', title: 'Twoje pytanie', text: question },
    button(offer, 'Zobacz ofertę'),
  ],
});

/** What the words of all mails about an offer can name. */
const offerValues = (
  { id, customerName, ...current }: Offer,
  { totalAmount, validUntil }: Pick<Offer, 'totalAmount' | 'validUntil'> = current,
) => ({
  number: String(id),
  firstName: firstNameOf(customerName ?? ''),
  total: zloty(totalAmount),
  day: longDay(validUntil),
});

const toCustomer = ({ id, customerEmail }: Offer) => ({
  offerId: id,
  recipient: customerEmail ?? '',
});

/** The mail that forwards the customer's question to the shop. */
export function questionMail(offer: Offer, question: string, recipient: string): Mail {
  return forStaff(offer, recipient, {
    topic: 'pytanie klienta',
    text: 'Klient pyta na stronie oferty. Odpowiedz w\u00a0panelu, przy tej ofercie: odpowiedź trafi na stronę oferty i\u00a0do skrzynki klienta.',
    quote: { title: 'Pytanie', text: question },
  });
}

/** The mail that informs the shop that the customer has accepted the offer on its page. */
export const acceptedForStaffMail = (offer: Offer, orderId: number, recipient: string): Mail =>
  forStaff(offer, recipient, {
    topic: 'przyjęta',
    text: `Klient przyjął ofertę na ${zloty(offer.totalAmount)}. Powstało zamówienie nr\u00a0${orderId}.`,
    quote: null,
  });

/** The mail that informs the shop that the customer has declined the offer on its page. */
export const declinedForStaffMail = (
  offer: Offer,
  { reason, note }: { reason: LostReason; note: string | null },
  recipient: string,
): Mail =>
  forStaff(offer, recipient, {
    topic: 'odrzucona',
    text: `Klient zrezygnował na stronie oferty.${reasonText(reason)}`,
    quote: note === null ? null : { title: 'Słowa klienta', text: note },
  });

/** The reason "other" is explained by the customer's note, which the mail quotes. */
const reasonText = (reason: LostReason): string =>
  reason === 'other' ? '' : ` Powód: ${lowerFirst(LOST_REASON_LABELS[reason])}.`;

interface StaffNews {
  topic: string;
  text: string;
  quote: { title: string; text: string } | null;
}

function forStaff({ id }: Offer, recipient: string, { topic, text, quote }: StaffNews): Mail {
  return {
    recipient,
    subject: `${offerTitle(id)}: ${topic}`,
    content: {
      summary: text,
      heading: `${offerTitle(id)}: ${topic}`,
      blocks: [
        textBlock(text),
        ...(quote ? [{ kind: 'quote', ...quote } as const] : []),
        { kind: 'button', label: 'Oferta', path: `/admin/offers?offer=${id}` },
      ],
    },
  };
}

const button = ({ token }: Offer, label: string): MailBlock => ({
  kind: 'button',
  label,
  path: offerPath(token),
});

const zloty = (amount: string): string => formatZloty(parseAmount(amount));
