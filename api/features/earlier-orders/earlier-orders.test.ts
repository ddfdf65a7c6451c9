import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ImportReport } from '../../shared/csv/import-report.js';
import { change } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { forgetExpired } from '../retention/forget-expired.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

const HEAD = 'Numer;Data;Klient;E-mail;Telefon;Adres;NIP;Opis;Wartość;Zapłacono;Status';

/** Sends a file of these rows; the answer of a refused import has its report in the error. */
async function send(rows: readonly string[], dryRun = false, head = HEAD) {
  const body = new FormData();
  body.set('file', new Blob([[head, ...rows].join('\r\n')]), 'dawne.csv');
  const path = `/api/admin/earlier-orders/import${dryRun ? '?dryRun=1' : ''}`;
  const response = await staff.fetch(path, { method: 'POST', body });
  const answer = (await response.json()) as ImportReport & {
    error?: { message: string; report?: ImportReport; fields?: { message: string }[] };
  };
  return { status: response.status, answer, rows: (answer.error?.report ?? answer).rows };
}

const newNumber = (): string => `ZAM/${randomUUID().slice(0, 8)}`;
const row = (number: string, { paid = '1000', total = '2 490,50 zł', status = 'w toku' } = {}) =>
  `${number};31.05.2023;Żaneta Lis;zaneta.lis@example.com;600 100 200;ul. Lipowa 1, 90-001 Łódź;726-112-03-85;Markiza 4 m;${total};${paid};${status}`;

interface Listed {
  id: number;
  version: number;
  number: string;
  owed: string;
  [field: string]: unknown;
}

async function list(filter: object, page: object = { limit: 24, offset: 0 }) {
  const { data } = await staff.graphql<{
    earlierOrders: { totalCount: number; owedAmount: string; items: Listed[] };
  }>(
    `query ($filter: EarlierOrderFilter, $page: PageInput) {
      earlierOrders(filter: $filter, page: $page) { totalCount owedAmount items {
        id version number orderedOn customerName customerEmail customerPhone companyTaxNumber status
        totalAmount paidAmount owed } } }`,
    { filter, page },
  );
  return data.earlierOrders;
}

const find = async (number: string): Promise<Listed> => (await list({ text: number })).items[0]!;

describe('an import of earlier orders', () => {
  it('is previewed, then stored with number, customer and balance, and is unchanged the second time', async () => {
    const number = newNumber();
    const preview = await send([row(number)], true);
    expect(preview.answer.written).toBe(false);
    expect(preview.rows).toMatchObject([
      { line: 2, name: `${number}, Żaneta Lis`, action: 'created' },
    ]);
    expect((await list({ text: number })).totalCount).toBe(0);
    expect((await send([row(number)])).answer.written).toBe(true);
    expect(await find(number)).toMatchObject({
      number,
      orderedOn: '2023-05-31',
      customerName: 'Żaneta Lis',
      customerEmail: 'zaneta.lis@example.com',
      customerPhone: '+48600100200',
      companyTaxNumber: '7261120385',
      status: 'open',
      totalAmount: '2490.50',
      paidAmount: '1000.00',
      owed: '1490.50',
    });
    expect((await send([row(number)])).rows).toMatchObject([{ action: 'unchanged' }]);
    const changed = await send([row(number, { paid: '2490,50', status: 'zakończone' })], true);
    expect(changed.rows).toMatchObject([
      {
        action: 'updated',
        changes: [
          { column: 'Zapłacono', from: '1000.00', to: '2490.50' },
          { column: 'Status', from: 'open', to: 'done' },
        ],
      },
    ]);
  });

  it('sends no mail and touches no order, stock, invoice, ledger or reminder', async () => {
    const counts = () =>
      app.sql(
        `select (select count(*) from outgoing_mail) as mails, (select count(*) from customer_order) as orders,
          (select count(*) from stock_movement) as stock, (select count(*) from invoice) as invoices,
          (select count(*) from ledger_entry) as entries, (select count(*) from instalment) as instalments,
          (select last_value from customer_order_id_seq) as number,
          (select count(*) from graphile_worker._private_jobs) as jobs`,
      );
    const before = await counts();
    expect((await send([row(newNumber()), row(newNumber())])).answer.written).toBe(true);
    expect(await counts()).toEqual(before);
  });

  it.each<[string, string, RegExp, string]>([
    ['no number', ';2023-05-31;Jan Lis;;;;;Opis;1;0;', /wymagane/, 'Numer'],
    ['a wrong day', 'A1;31.02.2023;Jan Lis;;;;;Opis;1;0;', /./, 'Data'],
    ['a wrong address', 'A1;2023-05-31;Jan Lis;jan@;;;;Opis;1;0;', /./, 'E-mail'],
    ['a wrong telephone', 'A1;2023-05-31;Jan Lis;;12;;;Opis;1;0;', /./, 'Telefon'],
    ['a wrong NIP', 'A1;2023-05-31;Jan Lis;;;;7261120386;Opis;1;0;', /./, 'NIP'],
    ['a negative amount', 'A1;2023-05-31;Jan Lis;;;;;Opis;-1;0;', /./, 'Wartość'],
    ['more paid than owed', 'A1;2023-05-31;Jan Lis;;;;;Opis;1;2;', /więcej/, 'Zapłacono'],
    ['an unknown status', 'A1;2023-05-31;Jan Lis;;;;;Opis;1;0;może', /dozwolona/, 'Status'],
    ['too long a text', `A1;2023-05-31;Jan Lis;;;;;${'x'.repeat(1001)};1;0;`, /1.000/, 'Opis'],
  ])('refuses %s, and writes no row of the file', async (_, wrong, message, column) => {
    const number = newNumber();
    const { status, answer, rows } = await send([row(number), wrong]);
    expect([status, answer.error?.report?.written]).toEqual([422, false]);
    expect(rows[1]).toMatchObject({
      action: 'refused',
      problems: [{ column, message: expect.stringMatching(message) }],
    });
    expect((await list({ text: number })).totalCount).toBe(0);
  });

  it('refuses a number twice, and a file without a needed column', async () => {
    const number = newNumber();
    const twice = await send([row(number), row(number)]);
    expect(twice.rows[1]).toMatchObject({ problems: [{ column: 'Numer' }] });
    const { answer } = await send(['1;2'], true, 'Numer;Data');
    expect(answer.error?.fields).toMatchObject(
      [{ message: /^Brakuje kolumn: Klient/ }].map(({ message }) => ({
        message: expect.stringMatching(message),
      })),
    );
  });
});

describe('the list of earlier orders', () => {
  it('has an exact number first, on every page once', async () => {
    const number = newNumber();
    await send([row(number), row(`${number}/2`), row(`${number}/3`)]);
    const pages: string[] = [];
    for (const offset of [0, 1, 2]) {
      const { items, totalCount } = await list({ text: number }, { limit: 1, offset });
      expect(totalCount).toBe(3);
      pages.push(...items.map((each) => each.number));
    }
    expect(pages).toEqual([number, `${number}/3`, `${number}/2`]);
  });

  it('says what is owed; a cancelled order owes nothing', async () => {
    const [owing, cancelled] = [newNumber(), newNumber()];
    const before = Number((await list({})).owedAmount);
    await send([row(owing), row(cancelled, { status: 'anulowane' })]);
    expect(Number((await list({})).owedAmount)).toBeCloseTo(before + 1490.5);
    const numbers = (await list({ owing: true })).items.map(({ number }) => number);
    expect([numbers.includes(owing), numbers.includes(cancelled)]).toEqual([true, false]);
  });
});

describe('a payment of an earlier order', () => {
  const pay = ({ id, version }: Listed, paidAmount: string) =>
    change<{ earlierOrder: Listed | null }>(
      staff,
      'payEarlierOrder',
      { id, version, paidAmount },
      'earlierOrder { id version number owed }',
    );

  it('is recorded once for a version, and is in the audit log', async () => {
    const number = newNumber();
    await send([row(number)]);
    const order = await find(number);
    expect(await pay(order, '2490.50')).toMatchObject({
      earlierOrder: { owed: '0.00' },
      userErrors: [],
    });
    expect(await pay(order, '0')).toMatchObject({
      earlierOrder: { owed: '0.00' },
      userErrors: [{ code: 'CHANGED_MEANWHILE' }],
    });
    const [entry] = await app.sql(
      `select before, after from audit_entry where subject_type = 'earlier_order' and subject_id = $1 and action = 'changed'`,
      [String(order.id)],
    );
    expect(entry).toMatchObject({ before: { paid_amount: 1000 }, after: { paid_amount: 2490.5 } });
  });

  it('is refused above the total', async () => {
    const number = newNumber();
    await send([row(number)]);
    const { userErrors } = await pay(await find(number), '2490.51');
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', path: ['paidAmount'] }]);
  });
});

it('retention deletes earlier orders when it forgets orders of their day', async () => {
  const number = newNumber();
  await send([row(number).replace('31.05.2023', '31.05.2010')]);
  await forgetExpired(app.services.orm.em.fork(), new Date());
  expect((await list({ text: number })).totalCount).toBe(0);
});
