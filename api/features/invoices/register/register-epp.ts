import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount } from '#engine/goods/price/money';
import { polishClock } from '#engine/locale/polish-time';
import type { Invoice as Document } from '#engine/trade/invoices/invoice';
import { isOfUnion } from '#engine/trade/invoices/tax-number';
import { METHOD_LABELS } from '#engine/trade/shop/payment-labels';
import type { Context } from '../../../request/context.js';
import type { Company } from '../../content/content.payloads.js';
import { token } from '../fa3/fa3-names.js';
import { Invoice } from '../invoice.entity.js';
import { type MonthKind, daysOf } from '../month.js';
import { type RegisterRow, markText, registerIds, registerRows } from './register-rows.js';
import { encodeWindows1250, withinWindows1250 } from './windows-1250.js';

/** The purpose of the file (a bureau of accounting) and its code page. */
const FOR_ACCOUNTANT = '0';
const CODE_PAGE = '1250';
/** The status of a document that is done, not in preparation. */
const DONE = '1';
const [NO, YES] = ['0', '1'] as const;
const EMPTY = '';
/** An address in Poland in one line: "ul. Piotrkowska 1, 90-001 Łódź". */
const ADDRESS = /^(?<street>.*), (?<postcode>\d{2}-\d{3}) (?<city>[^,]+)$/;

/** An invoice of the register with all that is written on it. */
type Listed = RegisterRow & { document: Document };

/**
 * The invoices of a month in the format EPP (EDI++ 1.05 of InsERT, for a bureau of accounting), in Windows-1250: of each
 * the header of a document (table 3 of the format) and its amounts by rate (table 4), those of a correction as
 * differences. By tax period or by the month of issue; without invoices that KSeF has refused.
 */
export async function* registerEpp(
  context: Context,
  month: string,
  by: MonthKind,
): AsyncGenerator<Buffer> {
  const { company } = context.services.content;
  let opening = section('INFO', [senderFields(company, daysOf(month))]);
  const batches = context.services.listExports.read<Listed>(context, {
    ids: (em) => registerIds(em, month, by).execute(),
    load: listedRows,
  });
  for await (const batch of batches) {
    yield encodeWindows1250(opening + batch.map((row) => documentText(row, company)).join(''));
    opening = '';
  }
  yield encodeWindows1250(`${opening}\r\n`);
}

async function listedRows(em: EntityManager, ids: number[]): Promise<Listed[]> {
  const rows = await registerRows(em, ids);
  const stored = await em.find(Invoice, { id: { $in: ids } }, { populate: ['xml'] });
  // The library that reads the XML is imported on demand, because it takes long to load.
  const { readInvoice } = await import('../fa3/read-invoice.js');
  const documents = new Map<number, Document>();
  for (const { id, xml } of stored) {
    documents.set(id, readInvoice(xml));
    // Other requests are answered between two invoices: reading a hundred takes some 70 ms.
    await setImmediate();
  }
  return rows.flatMap((row) => {
    const document = documents.get(row.id);
    return document ? [{ ...row, document }] : [];
  });
}

function senderFields(company: Company, [first, last]: [first: string, last: string]): string[] {
  const now = polishClock(new Date());
  return [
    text('1.05', 50),
    FOR_ACCOUNTANT,
    CODE_PAGE,
    text('Cieniomat', 255),
    text(company.nip, 20),
    text(company.name, 40),
    text(company.name, 80),
    text(company.city, 30),
    text(company.postalCode, 6),
    text(company.street, 50),
    text(company.nip, 13),
    // Of a warehouse.
    ...blanks(4),
    YES,
    date(first),
    date(last),
    EMPTY,
    date(now.day, now.time),
    text('Polska', 50),
    text('PL', 2),
    EMPTY,
    NO,
  ];
}

function documentText(row: Listed, company: Company): string {
  const amounts = row.sums.map(({ rate, net, vat, gross }) => [
    text(String(rate), 6),
    money(String(rate)),
    money(net),
    money(vat),
    money(gross),
  ]);
  return section('NAGLOWEK', [headerFields(row, company)]) + section('ZAWARTOSC', amounts);
}

/** The 62 fields of table 3, in its parts. */
const headerFields = (row: Listed, company: Company): string[] => [
  ...numberFields(row),
  ...buyerFields(row),
  // The category of the document.
  ...blanks(2),
  text(company.city, 30),
  date(row.issuedOn),
  date(row.taxedOn),
  EMPTY,
  String(row.sums.length),
  // The amounts follow from gross prices; no price list is named.
  NO,
  EMPTY,
  ...amountFields(row),
  // Rounded to the grosz, and not to be computed again.
  NO,
  NO,
  NO,
  NO,
  // The people who give and take the document, and packaging.
  ...blanks(3),
  money('0'),
  money('0'),
  text('PLN', 3),
  money('1'),
  text(`Zamówienie ${row.order}, KSeF: ${markText(row)}`, 255),
  ...blanks(3),
  // Not imported yet, no export, in Poland.
  NO,
  NO,
  NO,
  // Payments by card and on credit, of which the form of payment tells enough.
  EMPTY,
  money('0'),
  EMPTY,
  money('0'),
  ...countryFields(row),
];

function numberFields({ number, original }: Listed): string[] {
  const type = original ? 'KFS' : 'FS';
  return [
    text(type, 3),
    DONE,
    // Whether a cash register has it.
    NO,
    String(Number(/\d+$/.exec(number)?.[0] ?? 0)),
    ...blanks(2),
    text(`${type} ${number}`, 30),
    original ? text(`FS ${original.number}`, 30) : EMPTY,
    original ? date(original.issuedOn) : EMPTY,
    text(null, 30),
    EMPTY,
  ];
}

function buyerFields({ buyerName, buyerTaxNumber, order, document }: Listed): string[] {
  const { address } = document.buyer;
  const { street = address, postcode = null, city = null } = ADDRESS.exec(address)?.groups ?? {};
  return [
    text(buyerTaxNumber ?? `ZAM ${order}`, 20),
    text(buyerName, 40),
    text(buyerName, 255),
    text(city, 30),
    text(postcode, 6),
    text(street, 50),
    text(buyerTaxNumber, 20),
  ];
}

function amountFields({
  net,
  vat,
  gross,
  issuedOn,
  document: { payments, terms },
}: Listed): string[] {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  return [
    money(net),
    money(vat),
    money(gross),
    // The cost of the goods, and the name and percentage of a discount.
    money('0'),
    EMPTY,
    money('0'),
    text(METHOD_LABELS[payments[0]?.paidBy ?? 'transfer'], 30),
    date(terms?.dueOn ?? issuedOn),
    money(formatAmount(paid)),
    money(gross),
  ];
}

function countryFields({ document: { buyer } }: Listed): string[] {
  const country = buyer.taxNumber?.country ?? null;
  return [
    text(country === 'PL' ? 'Polska' : null, 50),
    text(country, 2),
    country && isOfUnion(country) ? YES : NO,
  ];
}

const section = (name: string, records: readonly string[][]): string =>
  `[${name}]\r\n${records.map((fields) => `${fields.join(',')}\r\n`).join('')}\r\n`;

/** Text of at most this many characters, between quotes; nothing where there is none. */
const text = (value: string | null, length: number): string =>
  value ? `"${withinWindows1250(token(value)).slice(0, length).replaceAll('"', '""')}"` : EMPTY;

const date = (day: string, time = '00:00:00'): string => `${day}${time}`.replaceAll(/[-:]/g, '');

/** An amount with four decimal places: "3975.61" becomes "3975.6100". */
const money = (amount: string): string => `${amount}${amount.includes('.') ? '' : '.00'}00`;

const blanks = (count: number): string[] => Array<string>(count).fill(EMPTY);
