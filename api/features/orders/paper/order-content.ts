import { ORDER_STATUS_LABELS, type OrderStatus } from '../../../../engine/shop/order-status.js';
import { drawProduct } from '../../../../engine/drawing/draw-product.js';
import type { SvgNode } from '../../../../engine/drawing/svg.js';
import type { Fact } from '../../../../engine/configuration/facts.js';
import {
  describeConfiguration,
  featureLines,
  labelledName,
  productName as nameOf,
  sizeLabel,
} from '../../../../engine/configuration/labels.js';
import { warningText } from '../../../../engine/configuration/warning-text.js';
import { orderFacts } from '../../../../engine/fields/order-fields.js';
import { longDate } from '../../../../engine/locale/polish-time.js';
import { type AgreedWeeks, agreedTermText } from '../../../../engine/shop/delivery-term.js';
import { vatLabel } from '../../../../engine/invoices/labels.js';
import { upperFirst } from '../../../../engine/locale/upper-first.js';
import { formatAmount, formatZloty, parseAmount } from '../../../../engine/price/money.js';
import {
  INSTALLATION,
  ORDERED_TO_MEASURE,
  discountLabel,
  type ReceiptRow,
  receiptRow,
} from '../../../../engine/price/receipt.js';
import type { Balance } from '../../ledger/balance.js';
import type { PaperCompany } from './issuer.js';
import { NO_PAYMENT, type PrintedPayment, printedPayment } from './payment-content.js';
import type { Company } from '../../content/content.payloads.js';
import { presentSettings } from '../../configurator/configurations/configuration.service.js';
import type { StoredDetails } from '../order-details.js';
import type { Order } from '../order.entity.js';
import { type Building, type OrderSums, rateSums } from '../order-vat.js';
import type { OrderedGoods } from '../ordered-goods.js';

/** An order or one of its versions, with its lines and the company that sells. */
export type OrderSource = {
  order: PrintedOrder;
  lines: readonly OrderedGoods[];
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

/** The sums, and the statement about the building, on which the rates of VAT depend. */
type PricedGoods = Building & Omit<OrderSums, 'vat'>;

type PrintedField =
  | 'id'
  | 'token'
  | 'isOwn'
  | 'createdAt'
  | 'discount'
  | 'discountReason'
  | 'totalAmount'
  | 'net';

export interface PrintedGoods {
  name: string;
  /** "Markiza kasetowa, 400 × 300 cm" */
  subtitle: string;
  /** Colours, mounting and options, one per row. */
  features: string[];
  drawing: SvgNode;
  /** A sentence that describes the drawing, for those who do not see it. */
  description: string;
  /** The price of one piece, line by line. */
  receipt: ReceiptRow[];
  /** The number of pieces and their total price. */
  total: ReceiptRow;
  warnings: string[];
}

/** The Polish texts of a printed order, of a version of an order or of an offer, in reading order. */
export interface OrderContent {
  title: string;
  createdAt: Date;
  company: PaperCompany;
  /** "Potwierdzone", or "Wersja 2" of an order or an offer. */
  status: string;
  /** "Razem 12 345,00 zł": the total price, below the title. */
  subtitle: string;
  dates: Fact[];
  customer: Fact[];
  /** Words of the shop to the customer, on an offer; may be empty. */
  text: string;
  goods: PrintedGoods[];
  sums: ReceiptRow[];
  total: ReceiptRow;
  payment: PrintedPayment;
  included: string[];
  notes: string[];
  /** The text before the link. */
  invitation: string;
  /** The absolute URL of the customer's page of the order or offer; null on paper for staff, who are not told it. */
  link: string | null;
}

/** The content of a printed order or version of an order, without the notes of staff, because customers get it, too. */
export function orderContent(source: OrderSource): OrderContent {
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

type Printed = Pick<OrderContent, 'subtitle' | 'goods' | 'sums' | 'total' | 'included' | 'notes'>;

/** The goods of an order or an offer, what they cost, and what the price includes, as they are printed. */
export function printedGoods(
  priced: PricedGoods,
  lines: readonly OrderedGoods[],
  company: PaperCompany,
): Printed {
  const isMadeToMeasure = lines.some(({ withdrawal }) => withdrawal === 'none');
  return {
    subtitle: `Razem ${zloty(priced.totalAmount)}`,
    goods: lines.map(goodsOf),
    sums: [...discountRows(priced), sumRow('Netto', priced.net), ...vatRows(priced, lines)],
    total: sumRow('Razem brutto', priced.totalAmount),
    included: [INSTALLATION, company.delivery, company.warranty].map(upperFirst),
    notes: isMadeToMeasure ? [ORDERED_TO_MEASURE] : [],
  };
}

function goodsOf(line: OrderedGoods): PrintedGoods {
  const { settings, quantity, label, productName } = line;
  return {
    name: labelledName(label, productName),
    subtitle: `${nameOf(settings)}, ${sizeLabel(settings)}`,
    features: featureLines(settings).slice(1),
    drawing: drawProduct(settings, { dimensions: true, scene: true }),
    description: describeConfiguration(settings),
    receipt: presentSettings(line, '').lines.map(receiptRow),
    total: {
      label: `${quantity}\u00a0szt. × ${zloty(line.unitPrice)}`,
      note: null,
      amount: zloty(line.lineTotal),
    },
    warnings: line.warnings.map(warningText),
  };
}

function discountRows({ discount, discountReason }: PricedGoods): ReceiptRow[] {
  if (parseAmount(discount) === 0) return [];
  const label = discountLabel(discountReason);
  return [{ label, note: null, amount: formatZloty(-parseAmount(discount)) }];
}

function vatRows(order: PricedGoods, lines: readonly OrderedGoods[]): ReceiptRow[] {
  const sums = rateSums(lines, order.discount, order);
  return sums.map(({ rate, vat }) => sumRow(vatLabel(rate, sums), formatAmount(vat)));
}

const zloty = (amount: string): string => formatZloty(parseAmount(amount));

const sumRow = (label: string, amount: string): ReceiptRow => ({
  label,
  note: null,
  amount: zloty(amount),
});
