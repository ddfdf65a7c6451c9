import { goodsOf } from '../configurator/configurations/comparison.js';
import type { SavedConfiguration } from '../configurator/configurations/configuration.entity.js';
import { type CustomerMail, type MailBlock, textBlock } from '../mail/mail-content.js';
import { firstNameOf } from '../mail/mail-kinds.js';
import type { Order } from '../orders/order.entity.js';
import type { InquiryAnswer } from './answers/inquiry-answer.entity.js';
import type { Inquiry } from './inquiry.entity.js';

/**
 * Confirms that an inquiry was received; shows its configuration, the number of its photographs, and links to its order, where it has them. Anybody can
 * enter anybody's e-mail, so only a request about an order, which its customer has sent, is quoted.
 */
export function receivedMail(
  inquiry: Inquiry,
  attached: AttachedConfiguration | null,
  order: Pick<Order, 'id' | 'token'> | null,
  photographs = 0,
): CustomerMail {
  const number = String(inquiry.id);
  return {
    ...(order
      ? { kind: 'request-received', values: { number, subject: inquiry.subject } }
      : { kind: 'inquiry-received', values: { number } }),
    inquiryId: inquiry.id,
    recipient: inquiry.customerEmail,
    blocks: [
      { kind: 'promise', text: 'Odezwiemy się', since: inquiry.createdAt.toISOString() },
      ...(order ? [quotation(inquiry)] : [textBlock(NOT_YOURS)]),
      ...(photographs > 0 ? [textBlock(`Dołączone zdjęcia: ${photographs}.`)] : []),
      ...attachedBlocks(attached),
      ...orderBlocks(inquiry, order),
    ],
  };
}

const NOT_YOURS =
  'Jeśli ta wiadomość nie jest od Ciebie, ktoś podał Twój adres przez pomyłkę. Nie musisz nic robić.';

const quotation = ({ subject, message }: Inquiry): MailBlock => ({
  kind: 'quote',
  title: `Twoja wiadomość: „${subject}”`,
  text: message,
});

/** For a request about an order: the link to the page of the order; before it, the next steps of a cancellation. */
function orderBlocks(
  { inquiryType }: Inquiry,
  order: Pick<Order, 'id' | 'token'> | null,
): MailBlock[] {
  if (!order) return [];
  const path = `/zamowienie/${order.token}`;
  return [
    ...(inquiryType === 'order_cancellation' ? [textBlock(NOT_YET_CANCELLED)] : []),
    { kind: 'button', label: 'Zobacz zamówienie', path },
  ];
}

const NOT_YET_CANCELLED =
  'Zamówienie anulujemy, jeśli produkcja jeszcze się nie zaczęła. Potwierdzimy to osobną wiadomością; do tego czasu zamówienie pozostaje ważne.';

/** The answer of staff, above the inquiry and its configuration. */
export function answerMail(
  inquiry: Inquiry,
  { id: inquiryAnswerId, text }: Pick<InquiryAnswer, 'id' | 'text'>,
  attached: AttachedConfiguration | null,
): CustomerMail {
  const { id, customerName, customerEmail, subject } = inquiry;
  return {
    kind: 'inquiry-answered',
    values: { number: String(id), firstName: firstNameOf(customerName), subject },
    inquiryId: id,
    inquiryAnswerId,
    recipient: customerEmail,
    blocks: [textBlock(text), quotation(inquiry), ...attachedBlocks(attached)],
  };
}

export interface AttachedConfiguration {
  saved: SavedConfiguration;
  productName: string;
}

/** The configuration of an inquiry: its drawing, its price when it was saved, and its link. */
function attachedBlocks(attached: AttachedConfiguration | null): MailBlock[] {
  if (!attached) return [];
  const { saved, productName } = attached;
  const { id, settings } = saved;
  const path = `/konfigurator/${settings.category}?configuration=${id}`;
  return [
    { kind: 'goods', items: [goodsOf(saved, productName)] },
    { kind: 'button', label: 'Otwórz konfigurację', path },
  ];
}

/** The configuration of an inquiry with the name of its product, or null. */
export async function attachedTo({
  configuration,
}: Inquiry): Promise<AttachedConfiguration | null> {
  if (!configuration) return null;
  const saved = await configuration.loadOrFail();
  return { saved, productName: (await saved.product.loadOrFail()).name };
}
