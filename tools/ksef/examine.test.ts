import { expect, test } from '@jest/globals';
import { saleContent } from '#engine/trade/invoices/make-content';
import { writeInvoice } from '../../api/features/invoices/fa3/write-invoice.js';
import { Documents } from './documents.js';
import { examine } from './examine.js';

const NIP = '7261120385';
const LINE = {
  name: 'Markiza',
  quantity: 1,
  unit: 'szt.',
  unitPrice: 489_000,
  discount: 0,
  gross: 489_000,
  rate: 23,
} as const;

function invoiceOf(issuedOn: string): Buffer {
  return writeInvoice({
    ...saleContent([LINE]),
    number: 'FV/2026/12/0001',
    issuedOn,
    madeAt: '2026-11-30T23:30:00Z',
    tradedOn: null,
    payments: [],
    terms: null,
    isSplitPayment: false,
    orderId: 17,
    seller: { nip: NIP, name: 'Cieniomat', address: 'ul. Słoneczna 14, 90-001 Łódź' },
    buyer: { name: 'Żaneta Gęślą', address: 'ul. Źródlana 7, 90-001 Łódź', taxNumber: null },
    advances: [],
    corrects: null,
  });
}

/** The time in Poland is half past midnight of 1 December. */
const now = new Date('2026-11-30T23:30:00Z');
const examined = (issuedOn: string) =>
  examine(invoiceOf(issuedOn), NIP, new Documents(null), { next: new Set(), now });

test('an invoice of the current day in Poland is accepted, with this day in its number', () => {
  const { status, ksefNumber } = examined('2026-12-01');
  expect(status.code).toBe(200);
  expect(ksefNumber).toContain(`${NIP}-20261201-`);
});

test('an invoice of the next day in Poland is rejected', () => {
  expect(examined('2026-12-02')).toMatchObject({
    status: { code: 450, details: ['P_1 jest z przyszłości.'] },
    ksefNumber: null,
  });
});
