import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type {
  CorrectedInvoice,
  Invoice,
  InvoiceContent,
  InvoiceLine,
  PaidBy,
} from '#engine/trade/invoices/invoice';
import {
  advanceContent,
  correctAdvance,
  correctLines,
  finalContent,
  saleContent,
  stateOf,
} from '#engine/trade/invoices/make-content';
import { readInvoice } from './read-invoice.js';
import { writeInvoice } from './write-invoice.js';

const KSEF = '7261120385-20261124-0A1B2C-3D4E5F-6A';

const LINES: readonly InvoiceLine[] = [
  {
    name: 'Markiza Aurora 350',
    unit: 'szt.',
    quantity: 2,
    unitPrice: 489_000,
    discount: 0,
    gross: 978_000,
    rate: 23,
  },
  {
    name: 'Przewód "Duo" <&>',
    unit: 'mb',
    quantity: 2.5,
    unitPrice: 8_000,
    discount: 1,
    gross: 19_999,
    rate: 8,
  },
];

const DISCOUNTED = [{ ...LINES[0]!, discount: 10_001, gross: 967_999 }, LINES[1]!];

const HEAD = {
  number: 'FV/2026/11/0001',
  issuedOn: '2026-11-24',
  madeAt: '2026-11-24T12:00:00Z',
  tradedOn: '2026-11-20',
  payments: [],
  terms: null,
  isSplitPayment: false,
  orderId: 17,
  seller: { nip: '7261120385', name: 'Cieniomat', address: 'ul. Słoneczna 14, 90-001 Łódź' },
  buyer: {
    name: 'Żaneta Gęślą',
    address: 'ul. Źródlana 7, 90-001 Łódź',
    taxNumber: { country: 'PL', number: '5261040828' },
  },
  advances: [],
  corrects: null,
} satisfies Partial<Invoice>;

const CORRECTS = {
  number: 'FV/2026/11/0001',
  issuedOn: '2026-11-24',
  ksefNumber: null,
  reason: 'Zwrot części towaru',
  effect: 'issue',
  buyerBefore: null,
} satisfies CorrectedInvoice;

const sale = saleContent(LINES);
const advance = advanceContent(LINES, 300_000, []);
const final = finalContent(LINES, [advance.sums]);
const fewer = [{ ...LINES[0]!, quantity: 1, gross: 489_000 }, LINES[1]!];

/** Paid at once. */
const paid = (gross: number, paidBy: PaidBy = 'transfer') => ({
  payments: [{ amount: gross, day: '2026-11-20', paidBy }],
});
const TERMS = { dueOn: '2026-12-01', iban: 'PL61109010140000071219812874' };

const CASES: readonly [string, InvoiceContent, Partial<Invoice>][] = [
  ['a paid sale', sale, paid(997_999)],
  ['a sale with a discount', saleContent(DISCOUNTED), {}],
  ['a sale that is not paid', sale, { terms: TERMS, tradedOn: null }],
  ['a sale without a known account', sale, { terms: { ...TERMS, iban: null } }],
  ['a sale that is paid in part', sale, { ...paid(100_000), terms: TERMS }],
  [
    'a sale that is paid in parts',
    sale,
    { payments: [...paid(400_000).payments, ...paid(597_999, 'online').payments] },
  ],
  ['a sale that is paid online', sale, paid(997_999, 'online')],
  ['a sale with split payment', sale, { terms: TERMS, isSplitPayment: true }],
  ['an advance', advance, paid(300_000)],
  ['a final invoice', final, { advances: [{ number: 'FZ/2026/11/0001', ksefNumber: null }] }],
  ['a final invoice in KSeF', final, { advances: [{ number: KSEF, ksefNumber: KSEF }] }],
  ['a correction', correctLines(stateOf(sale, []), fewer), { corrects: CORRECTS }],
  [
    'a correction of a final invoice in KSeF',
    correctLines(stateOf(final, []), fewer),
    { corrects: { ...CORRECTS, ksefNumber: KSEF } },
  ],
  [
    'a correction of the buyer',
    correctLines(stateOf(sale, []), LINES),
    {
      buyer: { ...HEAD.buyer, name: 'Żaneta Gęślą-Nowak' },
      corrects: { ...CORRECTS, effect: 'original', buyerBefore: HEAD.buyer },
    },
  ],
  [
    "a correction of an advance's buyer",
    correctAdvance(stateOf(advance, []), 300_000),
    { corrects: { ...CORRECTS, buyerBefore: { ...HEAD.buyer, address: 'Łódź' } } },
  ],
  [
    'a correction that is to be paid',
    correctLines(
      stateOf(sale, []),
      LINES.map((line) => ({ ...line, unitPrice: 2 * line.unitPrice, gross: 2 * line.gross })),
    ),
    { terms: TERMS, corrects: { ...CORRECTS, effect: 'original' } },
  ],
  ['an advance paid back', correctAdvance(stateOf(advance, []), 0), { corrects: CORRECTS }],
  ['a sale to a consumer', sale, { buyer: { ...HEAD.buyer, taxNumber: null } }],
  [
    'a sale to Greece',
    sale,
    { buyer: { ...HEAD.buyer, taxNumber: { country: 'EL', number: '123456789' } } },
  ],
  [
    'a sale to Ulster',
    sale,
    { buyer: { ...HEAD.buyer, taxNumber: { country: 'XI', number: '123456789' } } },
  ],
  [
    'a sale to Norway',
    sale,
    { buyer: { ...HEAD.buyer, taxNumber: { country: 'NO', number: '123456789' } } },
  ],
];

describe('the XML of an invoice', () => {
  it.each(CASES)(
    'of %s is valid by FA(3), and contains everything that was written',
    (_, content, more) => {
      const invoice = { ...HEAD, ...content, ...more };
      const bytes = writeInvoice(invoice);
      expect(readInvoice(bytes)).toEqual(invoice);
      expect(writeInvoice(invoice).equals(bytes)).toBe(true);
      const text = bytes.toString('utf8');
      expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
      expect(text.slice(5)).not.toContain('<?');
    },
  );

  it('says how to pay what is not paid, and nothing of that in a correction to nothing', () => {
    const unpaid = writeInvoice({ ...HEAD, ...sale, terms: TERMS }).toString('utf8');
    expect(unpaid).toContain(
      '<Platnosc><TerminPlatnosci><Termin>2026-12-01</Termin></TerminPlatnosci><FormaPlatnosci>6</FormaPlatnosci><RachunekBankowy><NrRB>61109010140000071219812874</NrRB></RachunekBankowy></Platnosc>',
    );
    const nothing = correctLines(
      stateOf(sale, []),
      LINES.map((line) => ({ ...line, quantity: 0, gross: 0 })),
    );
    const correction = writeInvoice({ ...HEAD, ...nothing, corrects: CORRECTS }).toString('utf8');
    expect(correction).not.toContain('<Platnosc>');
  });

  it('is valid by FA(3) whatever people type', () => {
    const text = fc.string({ unit: 'binary', minLength: 0, maxLength: 200 });
    fc.assert(
      fc.property(text, text, text, (name, address, goods) => {
        const buyer = { ...HEAD.buyer, name: `A${name}`, address: `B${address}` };
        const lines = LINES.map((line) => ({ ...line, name: `C${goods}` }));
        const invoice = { ...HEAD, ...saleContent(lines), buyer };
        expect(readInvoice(writeInvoice(invoice)).sums).toEqual(invoice.sums);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['a day that does not exist', { issuedOn: '2026-11-31' }],
    ['a seller without NIP', { seller: { ...HEAD.seller, nip: '' } }],
    ['a buyer without a name', { buyer: { ...HEAD.buyer, name: '' } }],
  ])('is refused with %s', (_, wrong) => {
    expect(() => writeInvoice({ ...HEAD, ...sale, ...wrong })).toThrow();
  });
});
