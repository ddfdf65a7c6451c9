import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { type Grosze, formatAmount, parseAmount } from '#engine/goods/price/money';
import { polishClock } from '#engine/locale/polish-time';
import { VAT_RATES, type RateSum } from '#engine/trade/invoices/invoice';
import { amountsOf, totalsOf } from '#engine/trade/invoices/sums';
import { readEpp } from '../../../testing/epp.js';
import {
  COMPANY,
  correct,
  insertDelivery,
  issue,
  paidOrder,
  pay,
  refund,
} from '../../../testing/invoices.js';
import { readJpk } from '../../../testing/jpk/read-jpk.js';
import { change } from '../../../testing/staff.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { waitFor } from '../../../testing/wait-for.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  // The tax office is not configured by the environment, so that the owner may enter it.
  app = await createTestApp({ env: { TAX_OFFICE: '' } });
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

/** Enters settings that had these values before. */
async function save(...settings: [name: string, value: string, seen: string | null][]) {
  const entries = settings.map(([name, value, seen]) => ({ name, value, seen }));
  expect(await change(await app.signIn('admin'), 'saveShopSettings', { entries })).toEqual({
    userErrors: [],
  });
}

async function jpk(month: string) {
  const answer = await staff.fetch(`/api/admin/jpk-v7m.xml?month=${month}`);
  expect(answer.status).toBe(200);
  return readJpk(await answer.text());
}

async function epp(query: string) {
  const answer = await staff.fetch(`/api/admin/invoices.epp?${query}`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=windows-1250');
  return readEpp(Buffer.from(await answer.arrayBuffer()));
}

/** Issues the invoice of an advance of 1467.00 that was received on a day. */
async function advance(day: string, customer: object = COMPANY) {
  const { id } = await paidOrder(app, null, customer);
  await pay(app, id, '1467.00', day);
  return (await issue(staff, id, 'ZAL', '1467.00')).invoice!;
}

/** The file of a month without sales. */
const MAY = '/api/admin/jpk-v7m.xml?month=2026-05';

it('needs the tax office, and names a sole trader as a person', async () => {
  const missing = await staff.json('GET', MAY);
  expect(missing).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('„Kod urzędu skarbowego”') } },
  });
  await save(['TAX_OFFICE', '0271', null]);
  await waitFor(async () => (await staff.fetch(MAY)).ok);
  const company = {
    NIP: '7261120385',
    PelnaNazwa: 'Cieniomat',
    Email: 'kontakt@cieniomat.example',
  };
  expect(await jpk('2026-05')).toEqual({
    taxpayer: company,
    rows: [],
    control: { LiczbaWierszySprzedazy: '0', PodatekNalezny: '0.00' },
  });
  await save(
    ['OWNER_FIRST_NAME', 'Żaneta', null],
    ['OWNER_LAST_NAME', 'Nowak-Łęcka', null],
    ['OWNER_BIRTH_DAY', '1980-05-17', null],
  );
  const { PelnaNazwa: _, ...shared } = company;
  const person = { ImiePierwsze: 'Żaneta', Nazwisko: 'Nowak-Łęcka', DataUrodzenia: '1980-05-17' };
  await waitFor(async () => !('PelnaNazwa' in (await jpk('2026-05')).taxpayer));
  expect((await jpk('2026-05')).taxpayer).toEqual({ ...shared, ...person });
  expect(await staff.json('GET', '/api/admin/jpk-v7m.xml?month=2026-01')).toMatchObject({
    status: 422,
    body: { error: { fields: [{ path: 'month' }] } },
  });
});

it('has each invoice of the tax period, whatever its buyer is called, with its mark', async () => {
  const company = await advance('2026-03-02');
  await insertDelivery(app, company.id, 'accepted');
  const consumer = await advance('2026-03-03', { customerName: 'Żaneta <Nowak> & "Syn"' });
  const foreign = await advance('2026-03-04', { ...COMPANY, companyTaxNumber: 'EL123456789' });
  await insertDelivery(app, (await advance('2026-03-05')).id, 'rejected');
  const offline = await advance('2026-03-06');
  const waiting = `insert into invoice_delivery (invoice_id, state, due_on, is_offline, invoice_url, is_demonstration)
    select id, 'issued', issued_on, $2, 'https://qr.ksef.mf.gov.pl/invoice', true from invoice where id = $1`;
  await app.sql(waiting, [offline.id, true]);
  const { rows, control } = await jpk('2026-03');
  const amounts = { K_19: '1192.68', K_20: '274.32' };
  const issued = { DataWystawienia: polishClock(new Date()).day, ...amounts };
  const polish = {
    KodKrajuNadaniaTIN: 'PL',
    NrKontrahenta: COMPANY.companyTaxNumber,
    NazwaKontrahenta: COMPANY.companyName,
  };
  const ksefNumber = expect.stringMatching(/^7261120385-\d{8}-\d{12}-00$/);
  expect(rows).toEqual([
    {
      LpSprzedazy: '1',
      ...polish,
      DowodSprzedazy: company.number,
      DataSprzedazy: '2026-03-02',
      NrKSeF: ksefNumber,
      ...issued,
    },
    {
      LpSprzedazy: '2',
      NrKontrahenta: 'BRAK',
      NazwaKontrahenta: 'Żaneta <Nowak> & "Syn"',
      DowodSprzedazy: consumer.number,
      DataSprzedazy: '2026-03-03',
      BFK: '1',
      ...issued,
    },
    {
      LpSprzedazy: '3',
      ...polish,
      KodKrajuNadaniaTIN: 'EL',
      NrKontrahenta: '123456789',
      DowodSprzedazy: foreign.number,
      DataSprzedazy: '2026-03-04',
      BFK: '1',
      ...issued,
    },
    {
      LpSprzedazy: '4',
      ...polish,
      DowodSprzedazy: offline.number,
      DataSprzedazy: '2026-03-06',
      DI: '1',
      ...issued,
    },
    // What was paid on the invoice that KSeF has refused.
    expect.objectContaining({ DowodSprzedazy: 'WEW/2026-03-05', TypDokumentu: 'WEW', ...amounts }),
  ]);
  expect(control).toEqual({ LiczbaWierszySprzedazy: '5', PodatekNalezny: '1371.60' });

  const online = await advance('2026-03-07');
  await app.sql(waiting, [online.id, false]);
  expect(await staff.json('GET', '/api/admin/jpk-v7m.xml?month=2026-03')).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining(online.number) } },
  });
});

it('has corrections below zero, and sales without an invoice in one row for each day', async () => {
  const { id } = await paidOrder(app, '4890.00', COMPANY);
  const { invoice } = await issue(staff, id, 'VAT', '4890.00');
  await correct(staff, {
    invoiceId: invoice!.id,
    seenGross: '4890.00',
    lines: [{ quantity: 0, unitPrice: '4890.00' }],
  });
  const { rows } = await jpk(polishClock(new Date()).day.slice(0, 7));
  expect(rows).toContainEqual(expect.objectContaining({ K_19: '-3975.61', K_20: '-914.39' }));

  const [first, second] = [await paidOrder(app, null), await paidOrder(app, null)];
  await pay(app, first.id, '1467.00', '2026-06-01');
  await pay(app, second.id, '1000.00', '2026-06-01');
  await refund(app, second.id, '1000.00', '2026-06-03');
  await pay(app, second.id, '10.00', '2026-06-04');
  await refund(app, second.id, '10.00', '2026-06-04');
  const day = { NrKontrahenta: 'BRAK', NazwaKontrahenta: 'BRAK', DI: '1', TypDokumentu: 'WEW' };
  expect((await jpk('2026-06')).rows).toEqual([
    {
      LpSprzedazy: '1',
      ...day,
      DowodSprzedazy: 'WEW/2026-06-01',
      DataWystawienia: '2026-06-01',
      K_19: '2005.69',
      K_20: '461.31',
    },
    {
      LpSprzedazy: '2',
      ...day,
      DowodSprzedazy: 'WEW/2026-06-03',
      DataWystawienia: '2026-06-03',
      K_19: '-813.01',
      K_20: '-186.99',
    },
  ]);
});

it('gives programs for accounting the same invoices as EPP, in the Polish code page', async () => {
  const buyer = { customerName: `"Żółć", Ωmega 🌞 ${'i syn '.repeat(12)}` };
  const [consumer, company] = [await advance('2026-08-01', buyer), await advance('2026-08-02')];
  const { id } = await paidOrder(app, '4890.00', COMPANY);
  const { invoice } = await issue(staff, id, 'VAT', '4890.00');
  const lines = [{ quantity: 1, unitPrice: '4000.00' }];
  const { invoice: correction } = await correct(staff, {
    invoiceId: invoice!.id,
    seenGross: '4890.00',
    lines,
  });

  const { info, documents } = await epp('month=2026-08');
  expect([info[0], info[1], info[2], info[5], info[10]]).toEqual([
    '1.05',
    '0',
    '1250',
    'Cieniomat',
    '7261120385',
  ]);
  expect([info[16], info[17]]).toEqual(['20260801000000', '20260831000000']);
  expect(documents.map(({ header }) => header[6])).toEqual([
    `FS ${consumer.number}`,
    `FS ${company.number}`,
  ]);
  expect(documents[0]!.header[13]).toMatch(/^"Żółć", Omega (?:\?|sun_with_face|:.*:) ?i syn/);
  const { header, amounts } = documents[1]!;
  expect(header.slice(11, 18)).toEqual([
    COMPANY.companyTaxNumber,
    COMPANY.companyName,
    COMPANY.companyName,
    'Łódź',
    '90-001',
    'ul. Piotrkowska 1',
    COMPANY.companyTaxNumber,
  ]);
  expect([header[22], ...header.slice(27, 30), header[35]]).toEqual([
    '20260802000000',
    '1192.6800',
    '274.3200',
    '1467.0000',
    '1467.0000',
  ]);
  expect(amounts).toEqual([['23', '23.0000', '1192.6800', '274.3200', '1467.0000']]);

  const today = polishClock(new Date()).day.slice(0, 7);
  const corrected = (await epp(`month=${today}&by=issue`)).documents.find(
    (document) => document.header[6] === `KFS ${correction!.number}`,
  );
  expect(corrected?.header.slice(7, 9)).toEqual([
    `FS ${invoice!.number}`,
    expect.stringMatching(/^\d{8}000000$/),
  ]);
  expect(corrected?.header[29]).toBe('-890.0000');
  expect((await epp('month=2020-01')).documents).toEqual([]);
});

/** Sums of invoices with one rate or both, also of corrections. */
const sums = fc
  .subarray([...VAT_RATES], { minLength: 1 })
  .chain((rates) =>
    fc.tuple(
      ...rates.map((rate) =>
        fc.integer({ min: -999_999_99, max: 999_999_99 }).map((gross) => amountsOf(gross, rate)),
      ),
    ),
  );

it('equals the register of the same month to the grosz', async () => {
  const { id: model } = await advance('2026-07-01');
  let month = 2;
  await fc.assert(
    fc.asyncProperty(fc.array(sums, { maxLength: 120 }), async (invoices) => {
      month += 1;
      const of = new Date(Date.UTC(2030, month)).toISOString().slice(0, 7);
      await insertInvoices(model, `${of}-15`, invoices);
      const { rows, control } = await jpk(of);
      const csv = await staff.fetch(`/api/admin/invoices.csv?month=${of}`);
      const register = parse<Record<string, string>>(await csv.text(), {
        bom: true,
        columns: true,
        delimiter: ';',
      });
      const total = (list: readonly Record<string, string>[], name: string): Grosze =>
        list.reduce((sum, row) => sum + parseAmount((row[name] || '0').replace(',', '.')), 0);
      expect(rows.map((row) => row['DowodSprzedazy'])).toEqual(register.map((row) => row['Numer']));
      for (const [net, vat, rate] of [
        ['K_19', 'K_20', 23],
        ['K_17', 'K_18', 8],
      ] as const) {
        expect(total(rows, net)).toBe(total(register, `Netto ${rate}%`));
        expect(total(rows, vat)).toBe(total(register, `VAT ${rate}%`));
      }
      const { documents } = await epp(`month=${of}`);
      const written = documents.map(({ header, amounts }) => [
        header[6],
        ...amounts.map(([rate, , net, vat]) => [rate, net, vat]),
      ]);
      expect(written).toEqual(
        register.map((row) => [
          `FS ${row['Numer']}`,
          ...VAT_RATES.flatMap((rate) =>
            row[`Netto ${rate}%`]
              ? [[String(rate), four(row[`Netto ${rate}%`]!), four(row[`VAT ${rate}%`]!)]]
              : [],
          ),
        ]),
      );
      expect(control).toEqual({
        LiczbaWierszySprzedazy: String(invoices.length),
        PodatekNalezny: formatAmount(total(register, 'VAT')),
      });
    }),
    { numRuns: 5 },
  );
});

/** A Polish amount with four decimal places: "12,50" is "12.5000". */
const four = (amount: string) => `${amount.replace(',', '.')}00`;

/** Stores invoices like this one, with other amounts, for a tax day. */
async function insertInvoices(model: number, day: string, invoices: readonly RateSum[][]) {
  for (const [index, amounts] of invoices.entries()) {
    const total = totalsOf(amounts);
    const stored = amounts.map(({ rate, net, vat, gross }) => ({
      rate,
      net: formatAmount(net),
      vat: formatAmount(vat),
      gross: formatAmount(gross),
    }));
    await app.sql(
      `insert into invoice (order_id, kind, number, issued_on, taxed_on, buyer_name, sums, net, vat, gross, xml, xml_hash, issued_by_id, at)
       select order_id, 'VAT', $2, issued_on, $3, buyer_name, $4, $5, $6, $7, xml, xml_hash, issued_by_id, at from invoice where id = $1`,
      [
        model,
        `T/${day}/${index}`,
        day,
        JSON.stringify(stored),
        formatAmount(total.net),
        formatAmount(total.vat),
        formatAmount(total.gross),
      ],
    );
  }
}
