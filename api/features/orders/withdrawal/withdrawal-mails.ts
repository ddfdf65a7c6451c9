import { withSize } from '#engine/goods/configuration/labels';
import { exactTime } from '#engine/locale/polish-time';
import { WITHDRAWAL_NOTES } from '../../cart/withdrawal.js';
import { type CustomerMail, type Mail, type MailRow, textBlock } from '../../mail/mail-content.js';
import type { OrderLine } from '../order-line.entity.js';
import type { Order } from '../order.entity.js';
import type { WithdrawalNotice } from './withdrawal-notice.entity.js';

/**
 * The receipt that the law requires: the statement with date and time, and for each line of a known order whether it
 * can be returned.
 */
export function receiptMail(
  notice: Omit<WithdrawalNotice, 'id' | 'order'>,
  lines: readonly OrderLine[] | null,
): CustomerMail {
  const { orderNumber, email, receivedAt } = notice;
  return {
    kind: 'withdrawal-received',
    values: { number: String(orderNumber), time: exactTime(receivedAt) },
    ...(lines && { orderId: orderNumber }),
    recipient: email,
    blocks: [
      { kind: 'rows', title: 'Treść oświadczenia', rows: statementRows(notice) },
      ...(lines ? orderBlocks(lines) : [textBlock(UNKNOWN_ORDER)]),
      { kind: 'links', links: [{ label: 'Zasady odstąpienia od umowy', path: '/odstapienie' }] },
    ],
  };
}

/** The mail to the shop about a statement; `order` is null for one that matches no order. */
export function staffMail(notice: WithdrawalNotice, order: Order | null, recipient: string): Mail {
  const { orderNumber } = notice;
  return {
    recipient,
    subject: `Odstąpienie od umowy: zamówienie nr ${orderNumber}`,
    content: {
      summary: order ? 'Oświadczenie klienta.' : 'Numer i\u00a0e-mail nie pasują do zamówienia.',
      heading: `Oświadczenie do zamówienia nr\u00a0${orderNumber}`,
      blocks: [
        textBlock(
          order
            ? 'Numer i\u00a0adres e-mail zgadzają się z\u00a0zamówieniem. Oświadczenie widać też przy zamówieniu.'
            : 'Numer i\u00a0adres e-mail nie pasują do żadnego zamówienia. Ustal, o\u00a0które chodzi, i\u00a0odpisz klientowi.',
        ),
        { kind: 'rows', rows: statementRows(notice) },
        { kind: 'button', label: 'Zamówienia', path: `/admin/orders?q=${orderNumber}` },
      ],
    },
  };
}

const UNKNOWN_ORDER =
  'Nie znaleźliśmy zamówienia o\u00a0tym numerze złożonego z\u00a0tego adresu e-mail. Oświadczenie zachowaliśmy i\u00a0sprawdzimy je ręcznie. Jeśli numer był inny, odpowiedz na tę wiadomość.';

const EXCLUDED =
  'W\u00a0przypadku towarów wykonanych według Twojej specyfikacji ustawa wyłącza prawo odstąpienia (art.\u00a038 ust.\u00a01 pkt\u00a03 ustawy o\u00a0prawach konsumenta). Jeśli produkcja jeszcze się nie zaczęła, zrezygnujesz bezpłatnie: sprawdzimy to i\u00a0odpiszemy. Prawa przy niezgodności towaru z\u00a0umową pozostają bez zmian.';

function orderBlocks(lines: readonly OrderLine[]) {
  const rows = lines.map(({ productName, settings, withdrawal }) => ({
    label: withSize(productName, settings),
    value: WITHDRAWAL_NOTES[withdrawal],
  }));
  const excluded = lines.some(({ withdrawal }) => withdrawal === 'none');
  return [
    { kind: 'rows' as const, title: 'Produkty w\u00a0zamówieniu', rows },
    ...(excluded ? [textBlock(EXCLUDED)] : []),
  ];
}

function statementRows(notice: Omit<WithdrawalNotice, 'id' | 'order'>): MailRow[] {
  const { name, orderNumber, email, goods, reason, receivedAt } = notice;
  return [
    { label: 'Imię i\u00a0nazwisko', value: name },
    { label: 'Numer zamówienia', value: String(orderNumber) },
    { label: 'E-mail', value: email },
    { label: 'Odstępuję od umowy dotyczącej', value: goods ?? 'całego zamówienia' },
    ...(reason ? [{ label: 'Powód', value: reason }] : []),
    { label: 'Data i\u00a0godzina', value: exactTime(receivedAt) },
  ];
}
