import type { Fact } from '#engine/goods/configuration/facts';
import type { Grosze } from '#engine/goods/price/money';
import { longDay } from '#engine/locale/day';
import { polishNumber } from '#engine/locale/polish-number';
import type {
  Amounts,
  Buyer,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  InvoiceTerms,
} from '#engine/trade/invoices/invoice';
import { INVOICE_KIND_LABELS } from '#engine/trade/invoices/labels';
import { amountsOfLines, grossOf, totalsOf } from '#engine/trade/invoices/sums';
import { taxNumberText } from '#engine/trade/invoices/tax-number';
import { formatAccount } from '#engine/trade/shop/bank-account';
import { transferTitle } from '#engine/trade/shop/bank-transfer';
import { METHOD_LABELS } from '#engine/trade/shop/payment-labels';
import type { InvoiceDelivery } from '../delivery/invoice-delivery.entity.js';
import { type KsefContent, ksefContent } from './ksef-content.js';

/** A row of a table of amounts, which are written as "4 890,00". */
interface AmountRow {
  label: string;
  net: string;
  vat: string;
  gross: string;
}

export interface GoodsRow extends AmountRow {
  /** "2 szt. × 4 890,00" */
  pieces: string;
  /** "23%" */
  rate: string;
}

/** The Polish texts of a printed invoice, in reading order. */
export interface InvoiceContent {
  kind: string;
  title: string;
  subtitle: string;
  madeAt: Date;
  seller: string;
  dates: Fact[];
  /** Seller and buyer, side by side. */
  parties: Fact[][];
  /** The corrected invoice, or the settled advances. */
  references: Fact[];
  /** The goods; for a correction, those before and those after it separately. */
  goods: { title: string; rows: GoodsRow[] }[];
  sums: AmountRow[];
  total: { label: string; amount: string };
  /** Words that the law requires, and what the document is if it is no invoice. */
  notes: string[];
  /** Null for an invoice that was issued outside of KSeF. */
  ksef: KsefContent | null;
}

/** The wording of art. 106e ust. 1 pkt 18a of the VAT act. */
const SPLIT_PAYMENT = 'Mechanizm podzielonej płatności';

/** The content of a printed invoice: what is in its XML, and the state of its delivery to KSeF. */
export function invoiceContent(invoice: Invoice, delivery: InvoiceDelivery | null): InvoiceContent {
  const { kind, number, orderId, madeAt, seller, sums, isSplitPayment } = invoice;
  const label = INVOICE_KIND_LABELS[kind];
  return {
    kind: label,
    title: number,
    subtitle: `Zamówienie nr\u00a0${orderId}`,
    madeAt: new Date(madeAt),
    seller: seller.name,
    dates: datesOf(invoice),
    parties: [
      [
        { label: 'Sprzedawca', value: seller.name },
        { label: 'NIP', value: seller.nip },
        { label: 'Adres', value: seller.address },
      ],
      buyerFacts(invoice.buyer),
    ],
    references: [...referencesOf(invoice), ...paymentFacts(invoice)],
    goods: goodsOf(invoice),
    sums: [
      ...sums.map(({ rate, ...amounts }) => ({ label: rateText(rate), ...shown(amounts) })),
      { label: 'Razem', ...shown(totalsOf(sums)) },
    ],
    total: { label: totalLabel(invoice), amount: zloty(grossOf(sums)) },
    notes: isSplitPayment ? [SPLIT_PAYMENT] : [],
    ksef: delivery && ksefContent(delivery),
  };
}

function datesOf(invoice: Invoice): Fact[] {
  const { kind, issuedOn, tradedOn } = invoice;
  const payment = wholePayment(invoice);
  const traded = kind === 'ZAL' ? 'Otrzymano zaliczkę' : 'Data sprzedaży';
  return [
    { label: 'Wystawiono', value: longDay(issuedOn) },
    ...(tradedOn ? [{ label: traded, value: longDay(tradedOn) }] : []),
    ...(payment && payment.day !== tradedOn
      ? [{ label: 'Zapłacono', value: longDay(payment.day) }]
      : []),
    ...(payment ? [{ label: 'Forma płatności', value: METHOD_LABELS[payment.paidBy] }] : []),
  ];
}

/** The payment of an invoice that was paid at once; null for any other. */
function wholePayment({ payments, terms }: Invoice): InvoicePayment | null {
  const [first] = payments;
  return first && payments.length === 1 && !terms ? first : null;
}

/** What is paid of an invoice that was not paid at once, and how to pay what is left. */
function paymentFacts(invoice: Invoice): Fact[] {
  const { payments, terms, orderId, sums } = invoice;
  if (wholePayment(invoice)) return [];
  const paid = payments.reduce((sum, payment) => sum + payment.amount, 0);
  return [
    ...payments.map((payment) => ({
      label: 'Zapłacono',
      value: `${zloty(payment.amount)}, ${longDay(payment.day)}, ${METHOD_LABELS[payment.paidBy].toLowerCase()}`,
    })),
    ...(terms ? [{ label: 'Do zapłaty', value: zloty(grossOf(sums) - paid) }] : []),
    ...(terms ? termFacts(terms, orderId) : []),
  ];
}

export const termFacts = ({ dueOn, iban }: InvoiceTerms, orderId: number): Fact[] => [
  ...(dueOn ? [{ label: 'Termin płatności', value: longDay(dueOn) }] : []),
  ...(iban
    ? [
        { label: 'Forma płatności', value: METHOD_LABELS.transfer },
        { label: 'Numer konta', value: formatAccount(iban) },
        { label: 'Tytuł przelewu', value: transferTitle(orderId) },
      ]
    : []),
];

const buyerFacts = ({ name, address, taxNumber }: Buyer): Fact[] => [
  { label: 'Nabywca', value: name },
  ...(taxNumber ? [{ label: 'NIP', value: taxNumberText(taxNumber) }] : []),
  { label: 'Adres', value: address },
];

function referencesOf({ corrects, advances, dueBefore }: Invoice): Fact[] {
  if (corrects) {
    const { buyerBefore } = corrects;
    return [
      {
        label: 'Koryguje fakturę',
        value: `${corrects.number} z\u00a0${longDay(corrects.issuedOn)}`,
      },
      { label: 'Przyczyna', value: corrects.reason },
      ...(buyerBefore
        ? [
            {
              label: 'Nabywca przed korektą',
              value: `${buyerBefore.name}, ${buyerBefore.address}`,
            },
          ]
        : []),
      ...(dueBefore === null ? [] : [{ label: 'Kwota przed korektą', value: zloty(dueBefore) }]),
    ];
  }
  const numbers = advances.map(({ number }) => number).join(', ');
  return numbers ? [{ label: 'Faktury zaliczkowe', value: numbers }] : [];
}

function goodsOf({ kind, lines, linesBefore }: Invoice): InvoiceContent['goods'] {
  const after = { title: titleOf(kind, linesBefore.length > 0), rows: rowsOf(lines) };
  return linesBefore.length > 0
    ? [{ title: 'Przed korektą', rows: rowsOf(linesBefore) }, after]
    : [after];
}

function titleOf(kind: Invoice['kind'], isCorrected: boolean): string {
  if (isCorrected) return 'Po korekcie';
  return kind === 'ZAL' || kind === 'KOR_ZAL'
    ? 'Zamówione towary i\u00a0usługi'
    : 'Towary i\u00a0usługi';
}

function rowsOf(lines: readonly InvoiceLine[]): GoodsRow[] {
  const amounts = amountsOfLines(lines);
  return lines.flatMap(({ name, unit, quantity, unitPrice, discount, rate }, index) => {
    const own = amounts[index];
    const lessDiscount = discount > 0 ? ` −\u00a0${amount(discount)}` : '';
    const pieces = `${polishNumber(quantity)}\u00a0${unit} × ${amount(unitPrice)}${lessDiscount}`;
    return own ? [{ label: name, pieces, rate: rateText(rate), ...shown(own) }] : [];
  });
}

function totalLabel({ kind, sums, payments, terms }: Invoice): string {
  if (kind === 'ZAL') return 'Otrzymana zaliczka, z\u00a0VAT';
  if (kind.startsWith('KOR')) return `${changeLabel(grossOf(sums))}, z\u00a0VAT`;
  return payments.length > 0 && !terms ? 'Zapłacono, z\u00a0VAT' : 'Należność ogółem, z\u00a0VAT';
}

/** The label of a change of the gross total, which a correction may also leave as it was. */
function changeLabel(change: Grosze): string {
  if (change === 0) return 'Zmiana kwoty';
  return change < 0 ? 'Zmniejszenie' : 'Zwiększenie';
}

const rateText = (rate: number): string => `${rate}%`;

const shown = ({ net, vat, gross }: Amounts) => ({
  net: amount(net),
  vat: amount(vat),
  gross: amount(gross),
});

export const zloty = (grosze: Grosze): string => `${amount(grosze)}\u00a0zł`;

/** An amount as it is usual on invoices, always with grosze: "4 890,00". */
const amount = (grosze: Grosze): string => polishNumber(grosze / 100, { least: 2 });
