import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ImportReport } from '../../shared/csv/import-report.js';
import { rowCounts } from '../../testing/database/row-counts.js';
import { createProduct, fillCart, saveAwning } from '../../testing/factories.js';
import { placeOrder } from '../../testing/orders.js';
import { adjust, createItem, readItem, stockInput } from '../../testing/stock.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(async () => {
  const { logged } = app;
  await app.close();
  expect(logged).toEqual([]);
});

const HEAD = 'id;produkt_id;tkanina;konstrukcja;ilosc;minimum;miejsce;powod';
const place = () => `Regał ${randomUUID()}`;

async function exported(query = ''): Promise<string> {
  const response = await staff.fetch(`/api/admin/inventory.csv${query}`);
  return Buffer.from(await response.arrayBuffer()).toString();
}

interface Answer {
  status: number;
  body: ImportReport & { error?: { code: string; message: string; report?: ImportReport } };
}

async function send(file: string | Buffer, query = ''): Promise<Answer> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(Buffer.from(file))], { type: 'text/csv' }), 'stan.csv');
  const response = await staff.fetch(`/api/admin/inventory/import${query}`, {
    method: 'POST',
    body,
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const preview = (file: string) => send(file, '?dryRun=true');

async function stocked(overrides: Record<string, unknown> = {}): Promise<number> {
  const { item } = await createItem(staff, stockInput({ location: place(), ...overrides }));
  return item!.id;
}

describe('the file', () => {
  it('of the whole stock, imported again, changes nothing', async () => {
    const { status, body } = await preview(await exported());
    expect(status).toBe(200);
    expect(body.rows.length).toBeGreaterThan(5);
    expect(new Set(body.rows.map(({ action }) => action))).toEqual(new Set(['unchanged']));
    const file = await exported();
    const before = await rowCounts(app);
    expect((await send(file)).body.written).toBe(true);
    expect(await rowCounts(app)).toEqual(before);
  });

  it('adds a row without a number, and writes its quantity as the opening movement', async () => {
    const location = place();
    const { status, body } = await send(`${HEAD}\r\n;1;Beżowy;Biały;7;2;${location};`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      written: true,
      rows: [{ line: 2, action: 'created', id: expect.any(Number), problems: [] }],
    });
    expect(await readItem(staff, body.rows[0]!.id!)).toMatchObject({
      stockQuantity: 7,
      location,
      movements: { items: [{ delta: 7, kind: 'opening', reason: 'Import z\u00a0pliku CSV' }] },
    });
  });

  it('changes the item with a number: a difference is a movement with the reason of its row', async () => {
    const [counted, moved] = [await stocked(), await stocked()];
    const location = place();
    const { body: planned } = await preview(`id;ilosc;miejsce\n${counted};4;${location}`);
    expect(planned.rows[0]!.changes).toEqual([
      { column: 'Ilość', from: '10', to: '4' },
      { column: 'Miejsce', from: expect.stringContaining('Regał'), to: location },
    ]);
    const { body } = await send(
      `${HEAD}\n${counted};1;Czerwony;Biały;4;3;${location};Inwentaryzacja\n${moved};1;Czerwony;Biały;10;5;${location} B;`,
    );
    expect(body.rows).toMatchObject([{ action: 'updated' }, { action: 'updated' }]);
    const [first, second] = [await readItem(staff, counted), await readItem(staff, moved)];
    expect(first).toMatchObject({ stockQuantity: 4, minStockLevel: 3, location });
    expect(first.movements.items).toMatchObject([
      { delta: -6, quantityAfter: 4, kind: 'adjusted', reason: 'Inwentaryzacja' },
      { kind: 'opening' },
    ]);
    expect(second).toMatchObject({ location: `${location} B`, movements: { totalCount: 1 } });
  });

  it('may lack columns, whose fields are then not changed', async () => {
    const id = await stocked({ minStockLevel: 9 });
    expect((await send(`id;ilosc\n${id};12`)).body.rows).toMatchObject([{ action: 'updated' }]);
    expect(await readItem(staff, id)).toMatchObject({ stockQuantity: 12, minStockLevel: 9 });
  });

  it('sets the default for an empty minimum', async () => {
    const { body } = await send(`${HEAD}\n;1;Szary;Biały;7;;${place()};`);
    const item = await readItem(staff, body.rows[0]!.id!);
    expect(item).toMatchObject({ stockQuantity: 7, minStockLevel: 5 });
  });

  it('is recorded with the member of staff who sent it', async () => {
    const id = await stocked();
    await send(`id;ilosc\n${id};3`);
    const [movement] = (await readItem(staff, id)).movements.items;
    expect(movement).toMatchObject({ delta: -7, actorName: 'Piotr Pracownik' });
  });
});

describe('a row', () => {
  it.each([
    ['Ilość', ';1;Czerwony;Biały;dużo;5;;', /Podaj liczbę całkowitą/],
    ['Ilość', ';1;Czerwony;Biały;-1;5;;', /Najmniejsza dozwolona wartość to 0/],
    ['Minimum', ';1;Czerwony;Biały;1;1000001;;'],
    ['Tkanina lub pokrycie', ';1;Tęczowy;Biały;1;5;;'],
    ['Konstrukcja', ';1;Czerwony;Tęczowy;1;5;;'],
    ['Numer produktu', ';999999;Czerwony;Biały;1;5;;'],
    ['Numer produktu', ';;Czerwony;Biały;1;5;;'],
    ['Powód', ';1;Czerwony;Biały;1;5;Hala Z;x'],
    ['Numer', '999999;1;Czerwony;Biały;1;5;;'],
    ['Numer', 'abc;1;Czerwony;Biały;1;5;;'],
  ])('is refused by %s: %s', async (column, row, message = /\S/) => {
    const before = await rowCounts(app);
    const file = `${HEAD}\n${row}\n;1;Szary;Biały;1;5;${place()};`;
    const { status, body } = await preview(file);
    expect(status).toBe(200);
    expect(body.rows[0]).toMatchObject({
      line: 2,
      action: 'refused',
      problems: [{ column, message: expect.stringMatching(message) }],
    });
    expect(await send(file)).toMatchObject({
      status: 422,
      body: { error: { code: 'BAD_USER_INPUT', report: { written: false } } },
    });
    expect(await rowCounts(app)).toEqual(before);
  });

  it('is refused where the item changed after the file was written', async () => {
    const location = place();
    const id = await stocked({ location });
    const file = await exported(`?text=${encodeURIComponent(location)}`);
    await adjust(staff, id, -1);
    const message = expect.stringContaining('wyeksportowaniu');
    expect((await preview(file)).body.rows).toMatchObject([
      { action: 'refused', problems: [{ column: 'Numer', message }] },
    ]);
  });

  it('is refused where another item has its place, in stock or in an earlier row', async () => {
    const location = place();
    await stocked({ location });
    const row = (where: string) => `;1;Czerwony;Biały;1;5;${where};`;
    const free = place();
    const { body } = await preview([HEAD, row(location), row(free), row(free)].join('\n'));
    expect(body.rows.map(({ action }) => action)).toEqual(['refused', 'created', 'refused']);
    expect(body.rows[2]!.problems).toMatchObject([{ column: 'Miejsce' }]);
  });

  it('is refused where its item is in the file twice', async () => {
    const id = await stocked();
    const { body } = await preview(`id;ilosc\n${id};1\n${id};2`);
    expect(body.rows.map(({ action }) => action)).toEqual(['updated', 'refused']);
  });

  it('is refused where it would change the goods of a reserved item', async () => {
    const productId = await createProduct(app);
    const id = await stocked({ productId });
    const visitor = app.visitor();
    const { id: configurationId } = await saveAwning(visitor, { productId });
    const { total } = await fillCart(visitor, { configurationId });
    await placeOrder(visitor, { expectedTotal: total });
    const { body } = await preview(`id;tkanina;ilosc\n${id};Beżowy;10`);
    expect(body.rows).toMatchObject([
      {
        action: 'refused',
        problems: [
          { column: 'Tkanina lub pokrycie', message: expect.stringContaining('1\u00a0kpl.') },
        ],
      },
    ]);
    expect((await preview(`id;ilosc\n${id};11`)).body.rows).toMatchObject([{ action: 'updated' }]);
  });

  it('of a colour that its product has lost changes the item and keeps the colour', async () => {
    const productId = await createProduct(app);
    const id = await stocked({ productId });
    await app.sql(`update product set available_colors = '{Szary}' where id = $1`, [productId]);
    expect((await send(`id;ilosc\n${id};3`)).body.rows).toMatchObject([{ action: 'updated' }]);
    expect(await readItem(staff, id)).toMatchObject({
      stockQuantity: 3,
      colorVariant: 'Czerwony',
    });
  });

  it('may take the place that another row of the file leaves', async () => {
    const [first, second] = [place(), place()];
    const [one, two] = [await stocked({ location: first }), await stocked({ location: second })];
    const free = place();
    const swapped = `id;miejsce\n${one};${second}\n${two};${first}`;
    expect((await preview(swapped)).body.rows).toMatchObject([
      { action: 'updated' },
      { action: 'updated' },
    ]);
    expect(await send(swapped)).toMatchObject({ status: 200, body: { written: true } });
    expect(await readItem(staff, one)).toMatchObject({ location: second });
    expect(await readItem(staff, two)).toMatchObject({ location: first });
    const moved = `id;miejsce\n${one};${first}\n${two};${free}`;
    expect((await send(moved)).status).toBe(200);
    expect(await readItem(staff, two)).toMatchObject({ location: free });
  });

  it('of an archived product can only stay as it is', async () => {
    const productId = await createProduct(app);
    const id = await stocked({ productId });
    await staff.json('DELETE', `/api/admin/products/${productId}`);
    const { body } = await preview(`id;ilosc\n${id};10`);
    expect(body.rows).toMatchObject([{ action: 'unchanged' }]);
    expect((await preview(`id;ilosc\n${id};11`)).body.rows).toMatchObject([{ action: 'refused' }]);
  });
});

describe('an invalid file', () => {
  it.each([
    ['', /żadnych wierszy/],
    ['id;ilosc', /żadnych wierszy/],
    ['id;nieznana\n1;2', /Nieznane kolumny: nieznana/],
    ['id;ilosc;ilosc\n1;2;3', /Powtórzone kolumny/],
    ['id;ilosc\n7;8\n"1;2', /Wiersz 3, kolumna „id”.* nie da się odczytać/],
    [Buffer.from([0x69, 0x64, 0x0a, 0xff]), /UTF-8/],
    [`id;ilosc\n${'1;2\n'.repeat(5001)}`, /najwyżej 5.000 wierszy/],
    [`id;ilosc\n${'\n'.repeat(100_000)}`, /żadnych wierszy/],
  ])('is refused as a whole', async (file, message) => {
    expect(await send(file, '?dryRun=true')).toMatchObject({
      status: 422,
      body: { error: { code: 'BAD_USER_INPUT', message: expect.stringMatching(message) } },
    });
  });

  it('of separators alone is refused after its first cells, also where several come at once', async () => {
    const file = Buffer.concat([Buffer.from('id;ilosc\n'), Buffer.alloc(9_000_000, ';')]);
    const answers = await Promise.all([file, file, file].map((each) => send(each)));
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 422,
        body: { error: { message: expect.stringMatching(/^Wiersz 2: wiersz jest za długi/) } },
      });
  });
});
