import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { COMPANY, correct, issue, paidOrder, pay } from '../../testing/invoices.js';
import { pageTexts } from '../../testing/pdf.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

async function issued() {
  const order = await paidOrder(app, '4890.00', COMPANY);
  const { invoice } = await issue(staff, order.id, 'VAT', '4890.00');
  return { order, invoice: invoice! };
}

const pdfOf = async (visitor: TestVisitor, path: string) => {
  const response = await visitor.fetch(path);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return Buffer.from(await response.arrayBuffer());
};

const plain = (texts: string[]) => texts.join(' ').replaceAll('\u00a0', ' ');

describe('the PDF of an invoice', () => {
  it('is opened by its customer and by staff, always with the same bytes', async () => {
    const { order, invoice } = await issued();
    const own = `/api/orders/${order.token}/invoices/${invoice.id}.pdf`;
    const pdf = await pdfOf(app.visitor(), own);
    expect((await pdfOf(staff, `/api/admin/invoices/${invoice.id}.pdf`)).equals(pdf)).toBe(true);
    const text = plain(pageTexts(pdf));
    for (const expectedText of [
      invoice.number,
      COMPANY.companyTaxNumber,
      '3 975,61',
      '914,39',
      '4 890,00',
    ])
      expect(text).toContain(expectedText);
  });

  it('of a correction shows the goods before and after', async () => {
    const { invoice } = await issued();
    const { invoice: correction } = await correct(staff, {
      invoiceId: invoice.id,
      seenGross: '4890.00',
      lines: [{ quantity: 1, unitPrice: '4000.00' }],
    });
    const text = plain(pageTexts(await pdfOf(staff, `/api/admin/invoices/${correction!.id}.pdf`)));
    for (const expectedText of [
      'Przed korektą',
      'Po korekcie',
      invoice.number,
      '4 000,00',
      '−890,00',
    ])
      expect(text).toContain(expectedText);
  });

  it('of a delivered sale that is not paid says when and where to pay, and what is paid of it', async () => {
    const { id } = await paidOrder(app, null, COMPANY);
    const admin = await app.signIn('admin');
    const delivered = { status: 'delivered', notes: 'Stały klient.' };
    await admin.json('PUT', `/api/admin/orders/${id}/status`, delivered);
    await pay(app, id, '1000.00');
    const { invoice } = await issue(staff, id, 'VAT', '4890.00');
    const text = plain(pageTexts(await pdfOf(staff, `/api/admin/invoices/${invoice!.id}.pdf`)));
    for (const expectedText of [
      'Termin płatności',
      '61 1090 1014 0000 0712 1981 2874',
      `Zamówienie nr ${id}`,
      '1 000,00 zł',
      '3 890,00 zł',
    ])
      expect(text).toContain(expectedText);
    const xml = await (await staff.fetch(`/api/admin/invoices/${invoice!.id}.xml`)).text();
    expect(xml).toMatch(
      /<ZnacznikZaplatyCzesciowej>1<.*<Termin>20\d\d-\d\d-\d\d<.*<NrRB>61109010140000071219812874</s,
    );
  });

  it('is previewed before it is issued, without a number and without being issued', async () => {
    const { id } = await paidOrder(app, '1467.00', COMPANY);
    const text = plain(pageTexts(await pdfOf(staff, `/api/admin/orders/${id}/next-invoice.pdf`)));
    for (const expectedText of [
      'PODGLĄD',
      'To nie jest jeszcze faktura',
      'Faktura zaliczkowa',
      '1 467,00',
    ])
      expect(text).toContain(expectedText);
    expect(await app.sql('select id from invoice where order_id = $1', [id])).toEqual([]);
    const other = await paidOrder(app, null, COMPANY);
    const none = await staff.fetch(`/api/admin/orders/${other.id}/next-invoice.pdf`);
    expect(none.status).toBe(404);
  });

  it('is preceded by a proforma of what is to be paid, until everything is paid', async () => {
    const { id, token } = await paidOrder(app, '1467.00', COMPANY);
    const customer = app.visitor();
    const papers = [
      [staff, `/api/admin/orders/${id}/proforma.pdf`],
      [customer, `/api/orders/${token}/proforma.pdf`],
    ] as const;
    for (const [visitor, path] of papers) {
      const text = plain(pageTexts(await pdfOf(visitor, path)));
      for (const expectedText of [
        'Proforma',
        'nie jest fakturą',
        COMPANY.companyTaxNumber,
        '3 423,00 zł',
      ])
        expect(text).toContain(expectedText);
    }
    expect((await customer.fetch(`/api/orders/${'x'.repeat(43)}/proforma.pdf`)).status).toBe(404);
    await pay(app, id, '3423.00');
    for (const [visitor, path] of papers) expect((await visitor.fetch(path)).status).toBe(404);
  });

  it('is not found by another customer, and its XML is found by staff only', async () => {
    const [{ invoice }, other] = [await issued(), await issued()];
    const visitor = app.visitor();
    for (const path of [
      `/api/orders/${other.order.token}/invoices/${invoice.id}.pdf`,
      `/api/orders/${'x'.repeat(43)}/invoices/${invoice.id}.pdf`,
      `/api/orders/${other.order.token}/invoices/0.pdf`,
    ])
      expect((await visitor.fetch(path)).status).toBe(404);
    for (const format of ['pdf', 'xml'])
      expect((await visitor.fetch(`/api/admin/invoices/${invoice.id}.${format}`)).status).toBe(401);
  });
});

it('the XML is served with the bytes that were hashed', async () => {
  const { invoice } = await issued();
  const response = await staff.fetch(`/api/admin/invoices/${invoice.id}.xml`);
  const xml = Buffer.from(await response.arrayBuffer());
  const [row] = await app.sql<{ hash: string }>(
    'select xml_hash as hash from invoice where id = $1',
    [invoice.id],
  );
  expect(createHash('sha256').update(xml).digest('hex')).toBe(row!.hash);
  expect(xml.toString()).toContain(`<P_2>${invoice.number}</P_2>`);
});

describe('the sales register', () => {
  const read = async (month: string, by = ''): Promise<Record<string, string>[]> => {
    const response = await staff.fetch(`/api/admin/invoices.csv?month=${month}${by}`);
    expect(response.status).toBe(200);
    return parse(await response.text(), { bom: true, delimiter: ';', columns: true });
  };

  it('has each invoice of the month with its amounts by rate and its mark for the tax register', async () => {
    const { order, invoice } = await issued();
    const { invoice: correction } = await correct(staff, {
      invoiceId: invoice.id,
      seenGross: '4890.00',
      lines: [{ quantity: 0, unitPrice: '4890.00' }],
    });
    const month = invoice.number.slice(3, 10).replace('/', '-');
    const rows = (await read(month)).filter((row) => row['Zamówienie'] === String(order.id));
    expect(rows).toEqual([
      {
        Numer: invoice.number,
        Rodzaj: 'Faktura',
        'Data wystawienia': expect.stringMatching(new RegExp(`^${month}-\\d\\d$`)),
        'Data sprzedaży lub zapłaty': expect.stringMatching(new RegExp(`^${month}-\\d\\d$`)),
        Nabywca: COMPANY.companyName,
        'NIP nabywcy': COMPANY.companyTaxNumber,
        'Netto 23%': '3975,61',
        'VAT 23%': '914,39',
        'Netto 8%': '',
        'VAT 8%': '',
        Netto: '3975,61',
        VAT: '914,39',
        Brutto: '4890,00',
        Koryguje: '',
        Zamówienie: String(order.id),
        'Numer KSeF lub oznaczenie': 'BFK',
      },
      expect.objectContaining({
        Numer: correction!.number,
        Koryguje: invoice.number,
        Brutto: '-4890,00',
      }),
    ]);
    expect(await read('2020-02')).toEqual([]);
  });

  it('has an advance in the month in which it was received, and in that of its issue where that is asked for', async () => {
    const { id } = await paidOrder(app, null, COMPANY);
    await pay(app, id, '1467.00', '2026-02-27');
    const { invoice } = await issue(staff, id, 'ZAL', '1467.00');
    const month = invoice!.number.slice(3, 10).replace('/', '-');
    const numbersIn = async (of: string, by?: string) =>
      (await read(of, by)).map((row) => row['Numer']);
    const [row] = await read('2026-02');
    expect(row).toMatchObject({
      Numer: invoice!.number,
      'Data sprzedaży lub zapłaty': '2026-02-27',
    });
    expect(await numbersIn('2026-02', '&by=issue')).toEqual([]);
    expect(await numbersIn(month, '&by=issue')).toContain(invoice!.number);
    expect(await numbersIn(month, '&by=tax')).not.toContain(invoice!.number);
    expect(await staff.json('GET', '/api/admin/invoices.csv?month=2026-02&by=day')).toMatchObject({
      status: 422,
      body: { error: { fields: [{ path: 'by' }] } },
    });
  });

  it.each(['2026-13', '2026', 'listopad', ''])('is refused for the month %j', async (month) => {
    expect(await staff.json('GET', `/api/admin/invoices.csv?month=${month}`)).toMatchObject({
      status: 422,
      body: { error: { fields: [{ path: 'month' }] } },
    });
  });
});
