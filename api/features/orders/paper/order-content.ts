import { formatZloty } from '#engine/goods/price/money';
import type { ReceiptRow } from '#engine/goods/price/receipt';
import { longDay } from '#engine/locale/day';
import { longDate } from '#engine/locale/polish-time';
import { orderFacts } from '#engine/trade/fields/order-fields';
import { formatAccount } from '#engine/trade/shop/bank-account';
import {
  type BankTransfer,
  NO_ACCOUNT,
  codeHasAmount,
  transferCode,
} from '#engine/trade/shop/bank-transfer';
import { type AgreedWeeks, agreedTermText } from '#engine/trade/shop/delivery-term';
import { ORDER_STATUS_LABELS, type OrderStatus } from '#engine/trade/shop/order-status';
import { INSTALMENT_LABELS, instalmentText } from '#engine/trade/shop/payment-labels';
import type { AgreedGoods } from '../../agreements/agreed-goods.js';
import type { StoredDetails } from '../../agreements/customer-details.js';
import {
  type AgreementContent,
  printedGoods,
  type PrintedPayment,
} from '../../agreements/paper/agreement-content.js';
import type { PaperCompany } from '../../agreements/paper/issuer.js';
import type { Company } from '../../content/content.payloads.js';
import type { Balance } from '../../ledger/balance.js';
import type { CoveredInstalment } from '../../ledger/coverage.js';
import type { Order } from '../order.entity.js';
import { duePayment, transferTo } from '../payment/order-payment.js';

/** An order or one of its versions, with its lines and the company that sells. */
export type OrderSource = {
  order: PrintedOrder;
  lines: readonly AgreedGoods[];
  publicUrl: string;
} & (
  | { company: Company; balance: Balance }
  /** A version has no balance, because payments change and its document must not. */
  | { company: PaperCompany; balance: null }
);

/** An order, with its status, or one of its versions, with a label instead; both with the order's id and token. */
type PrintedOrder = StoredDetails &
  AgreedWeeks &
  Pick<Order, PrintedField> &
  ({ status: OrderStatus } | { versionLabel: string });

type PrintedField =
  | 'id'
  | 'token'
  | 'isOwn'
  | 'createdAt'
  | 'services'
  | 'discount'
  | 'discountReason'
  | 'totalAmount'
  | 'net';

/** The content of a printed order or version of an order, without the notes of staff, because customers get it, too. */
export function orderContent(source: OrderSource): AgreementContent {
  const { order, lines, company, publicUrl } = source;
  const term = agreedTermText(order);
  return {
    ...printedGoods(order, lines, company),
    title: `Zamówienie nr\u00a0${order.id}`,
    createdAt: order.createdAt,
    company,
    status: 'status' in order ? ORDER_STATUS_LABELS[order.status] : order.versionLabel,
    dates: [
      {
        label: 'status' in order ? 'Data zamówienia' : 'Data wersji',
        value: longDate(order.createdAt),
      },
      ...(term === null ? [] : [{ label: 'Termin dostawy', value: term }]),
    ],
    customer: orderFacts(order),
    text: '',
    payment:
      source.balance === null
        ? NO_PAYMENT
        : printedPayment(order.id, source.company, source.balance),
    invitation: 'Strona tego zamówienia:',
    link: order.isOwn ? `${publicUrl}/zamowienie/${order.token}` : null,
  };
}

/** Nothing, for the PDF of a version of an order, which must stay the same when payments arrive. */
const NO_PAYMENT: PrintedPayment = { schedule: [], transfer: null, note: null };

/** The schedule of an order, and the data for a transfer of what is due, as they are printed. */
function printedPayment(orderId: number, company: Company, balance: Balance): PrintedPayment {
  const due = duePayment(balance);
  const transfer = due && transferTo(company, orderId, due.amount);
  return {
    schedule: balance.instalments.map(scheduleRow),
    transfer: transfer && transferFacts(transfer, due.due),
    note: due && !transfer ? NO_ACCOUNT : null,
  };
}

function transferFacts(
  transfer: BankTransfer,
  due: string,
): NonNullable<PrintedPayment['transfer']> {
  const { recipient, iban, title, amount } = transfer;
  return {
    facts: [
      { label: 'Odbiorca', value: recipient },
      { label: 'Numer konta', value: formatAccount(iban) },
      { label: 'Tytuł', value: title },
      { label: 'Kwota', value: formatZloty(amount) },
      { label: 'Termin', value: longDay(due) },
    ],
    code: transferCode(transfer),
    hint: codeHasAmount(amount)
      ? 'Kod do aplikacji banku'
      : 'Kod do aplikacji banku; kwotę trzeba wpisać',
  };
}

const scheduleRow = (part: CoveredInstalment): ReceiptRow => ({
  label: INSTALMENT_LABELS[part.kind],
  note: instalmentText(part) || null,
  amount: formatZloty(part.amount),
});
