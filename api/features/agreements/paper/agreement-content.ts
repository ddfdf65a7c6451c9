import type { Fact } from '#engine/goods/configuration/facts';
import { warningText } from '#engine/goods/configuration/issues';
import {
  describeConfiguration,
  featureLines,
  labelledName,
  productName as nameOf,
  withSize,
} from '#engine/goods/configuration/labels';
import { drawProduct } from '#engine/goods/drawing/draw-product';
import type { SvgNode } from '#engine/goods/drawing/svg';
import { formatAmount, formatZloty, parseAmount } from '#engine/goods/price/money';
import {
  ORDERED_TO_MEASURE,
  discountLabel,
  type ReceiptRow,
  receiptRow,
} from '#engine/goods/price/receipt';
import { upperFirst } from '#engine/locale/text';
import { vatLabel } from '#engine/trade/invoices/labels';
import { lineFormula } from '#engine/trade/shop/agreed-lines';
import { presentSettings } from '../../configurator/configurations/configuration.service.js';
import type { AgreedGoods } from '../agreed-goods.js';
import type { ServiceLine } from '../services.js';
import { type Building, type OrderSums, rateSums } from '../vat.js';
import type { PaperCompany } from './issuer.js';

/** The sums, and the statement about the building, on which the rates of VAT depend. */
type PricedGoods = Building & Omit<OrderSums, 'vat'>;

/** How an order or an offer is paid, as its PDF says. */
export interface PrintedPayment {
  schedule: ReceiptRow[];
  /** What to type into a transfer of what is due; null where nothing is due, and while the shop has no account. */
  transfer: { facts: Fact[]; code: string; hint: string } | null;
  /** Stands where the transfer would, while the shop has no account. */
  note: string | null;
}

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
export interface AgreementContent {
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

type Printed = Pick<
  AgreementContent,
  'subtitle' | 'goods' | 'sums' | 'total' | 'included' | 'notes'
>;

/** Included in prices of versions from before they stored it. */
const EARLIER_INSTALLATION = 'podstawowy montaż i\u00a0dojazd ekipy do 100\u00a0km';

/** The goods of an order or an offer, what they cost, and what the price includes, as they are printed. */
export function printedGoods(
  priced: PricedGoods,
  lines: readonly AgreedGoods[],
  { installation = EARLIER_INSTALLATION, ...company }: PaperCompany,
): Printed {
  const isMadeToMeasure = lines.some(({ withdrawal }) => withdrawal === 'none');
  return {
    subtitle: `Razem ${zloty(priced.totalAmount)}`,
    goods: lines.map(goodsOf),
    sums: [
      ...priced.services.map(serviceRow),
      ...discountRows(priced),
      sumRow('Netto', priced.net),
      ...vatRows(priced, lines),
    ],
    total: sumRow('Razem brutto', priced.totalAmount),
    included: (isMadeToMeasure
      ? [`${installation} w\u00a0cenie`, company.delivery, company.warranty]
      : [company.delivery]
    ).map(upperFirst),
    notes: isMadeToMeasure ? [ORDERED_TO_MEASURE] : [],
  };
}

function goodsOf(line: AgreedGoods): PrintedGoods {
  const { settings, label, productName } = line;
  return {
    name: labelledName(label, productName),
    subtitle: withSize(nameOf(settings), settings),
    features: featureLines(settings).slice(1),
    drawing: drawProduct(settings, { dimensions: true, scene: true }),
    description: describeConfiguration(settings),
    receipt: presentSettings(line, '').lines.map(receiptRow),
    total: { label: lineFormula(line), note: null, amount: zloty(line.lineTotal) },
    warnings: line.warnings.map(warningText),
  };
}

const serviceRow = (service: ServiceLine): ReceiptRow => ({
  label: service.text,
  note: lineFormula(service),
  amount: zloty(service.lineTotal),
});

function discountRows({ discount, discountReason }: PricedGoods): ReceiptRow[] {
  if (parseAmount(discount) === 0) return [];
  const label = discountLabel(discountReason);
  return [{ label, note: null, amount: formatZloty(-parseAmount(discount)) }];
}

function vatRows(order: PricedGoods, lines: readonly AgreedGoods[]): ReceiptRow[] {
  const sums = rateSums(lines, order);
  return sums.map(({ rate, vat }) => sumRow(vatLabel(rate, sums), formatAmount(vat)));
}

const zloty = (amount: string): string => formatZloty(parseAmount(amount));

const sumRow = (label: string, amount: string): ReceiptRow => ({
  label,
  note: null,
  amount: zloty(amount),
});
