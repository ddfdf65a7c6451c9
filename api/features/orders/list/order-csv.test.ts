import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { fillCart } from '../../../testing/factories.js';
import { placeOrder } from '../../../testing/orders.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

/** Places an order of two awnings, dated 1 March 2026, 23:30 in Warsaw; returns its number. */
async function placeFor(mark: string, customer: object = {}): Promise<number> {
  const visitor = app.visitor();
  await fillCart(visitor, { quantity: 2 });
  const customerEmail = `${randomUUID().slice(0, 8)}.${mark}@example.com`;
  const { order } = await placeOrder(visitor, {
    expectedTotal: '9780.00',
    customerEmail,
    ...customer,
  });
  await app.sql(`update customer_order set created_at = '2026-03-01T22:30:00Z' where id = $1`, [
    order!.id,
  ]);
  return order!.id;
}

async function read(query: string): Promise<Record<string, string>[]> {
  const response = await staff.fetch(`/api/admin/orders.csv?${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain('zamowienia.csv');
  return parse(await response.text(), { bom: true, delimiter: ';', columns: true });
}

describe('the orders as a file', () => {
  it('have the columns of the list, in Polish and in the notation of spreadsheets', async () => {
    const mark = randomUUID();
    const id = await placeFor(mark);
    expect(await read(`text=${mark}`)).toEqual([
      {
        Numer: String(id),
        Złożone: '2026-03-01 23:30',
        Status: 'Oczekujące',
        'Imię i nazwisko': 'Żaneta Gęślą',
        'E-mail': expect.stringContaining(mark),
        Telefon: '600 100 200',
        'Adres dostawy': 'ul. Źródlana 7, 90-001 Łódź',
        Usługi: '',
        'Uwagi do dostawy': '',
        'Uwagi do pomiaru': '',
        'Nazwa firmy': '',
        NIP: '',
        'Adres firmy do faktury': '',
        'Montaż w\u00a0budynku mieszkalnym': '',
        'Powierzchnia użytkowa': '',
        Produkty: expect.stringMatching(/^2 × \S/),
        Netto: '7951,22',
        VAT: '1828,78',
        Razem: '9780,00',
      },
    ]);
  });

  it('follow the filter and the sort', async () => {
    const mark = randomUUID();
    const [first, second] = [await placeFor(mark), await placeFor(mark)];
    await staff.json('PUT', `/api/admin/orders/${second}/status`, { status: 'confirmed' });
    const numbers = async (query: string) => (await read(query)).map(({ Numer }) => Number(Numer));
    expect(await numbers(`text=${mark}&sort=oldest`)).toEqual([first, second]);
    expect(await numbers(`text=${mark}&sort=newest`)).toEqual([second, first]);
    expect(await numbers(`text=${mark}&status=confirmed`)).toEqual([second]);
    expect(await numbers(`text=${mark}&from=2026-03-01T22:30:00.000Z`)).toHaveLength(2);
    expect(await numbers(`text=${mark}&to=2026-03-01T22:30:00.000Z`)).toEqual([]);
  });

  it('escape formulas that a customer has entered', async () => {
    const mark = randomUUID();
    const formula = '=HYPERLINK("http://evil.example";"Kliknij")';
    await placeFor(mark, { customerName: formula, customerAddress: '@SUM(1+1)*cmd' });
    const [row] = await read(`text=${mark}`);
    expect(row).toMatchObject({
      'Imię i nazwisko': `'${formula}`,
      'Adres dostawy': "'@SUM(1+1)*cmd",
    });
  });

  it.each([
    'sort=best',
    'status=lost',
    'from=wczoraj',
    'to=2026-13-45',
    'token=x',
    'text=a&text=b',
  ])('are refused for %s, naming the field', async (query) => {
    const [field] = query.split('=');
    expect(await staff.json('GET', `/api/admin/orders.csv?${query}`)).toMatchObject({
      status: 422,
      body: { error: { code: 'BAD_USER_INPUT', fields: [{ path: field }] } },
    });
  });

  it('take as many SQL statements for many orders as for one', async () => {
    const [one, many] = [randomUUID(), randomUUID()];
    await placeFor(one);
    for (let count = 0; count < 4; count += 1) await placeFor(many);
    const statements = (mark: string) => app.countStatements(() => read(`text=${mark}`));
    expect(await statements(many)).toBe(await statements(one));
  });
});
