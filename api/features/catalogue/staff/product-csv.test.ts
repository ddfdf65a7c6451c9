import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { rowCounts } from '../../../testing/database/row-counts.js';
import { createProduct } from '../../../testing/factories.js';
import { Contract, type OpenApi } from '../../../testing/requests/contract.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { waitFor } from '../../../testing/wait-for.js';

interface Report {
  written: boolean;
  rows: {
    line: number;
    id: number | null;
    name: string;
    action: string;
    problems: { column: string; message: string }[];
    changes: { column: string; from: string; to: string }[];
  }[];
}

let app: TestApp;
let staff: TestVisitor;
let contract: Contract;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
  contract = new Contract((await staff.json<OpenApi>('GET', '/api/openapi.json')).body);
});
afterAll(async () => {
  const { logged } = app;
  await app.close();
  expect(logged).toEqual([]);
});

async function exported(query = ''): Promise<string> {
  const response = await staff.fetch(`/api/admin/products.csv${query}`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=produkty.csv');
  // text() would remove the byte order mark.
  return Buffer.from(await response.arrayBuffer()).toString();
}

/** Imports a file; the answer must be as documented. */
async function send(file: string | Buffer, dryRun = false) {
  const body = new FormData();
  body.set(
    'file',
    new Blob([new Uint8Array(Buffer.from(file))], { type: 'text/csv' }),
    'produkty.csv',
  );
  const response = await staff.fetch(`/api/admin/products/import${dryRun ? '?dryRun=1' : ''}`, {
    method: 'POST',
    body,
  });
  const answered = {
    status: response.status,
    type: response.headers.get('content-type'),
    body: (await response.json()) as unknown,
  };
  expect(contract.faultsOf('POST /admin/products/import', answered)).toEqual([]);
  return answered;
}

const preview = async (file: string) => {
  const { status, body } = await send(file, true);
  expect(status).toBe(200);
  return body as Report;
};

const HEAD =
  'Nazwa;Kategoria;Cena podstawowa;Szerokość od;Szerokość do;Kolory;Kolory konstrukcji;Specyfikacja;Opis';
const newRow = (name: string, more = '') =>
  `${name};Żaluzje;2 490,50 zł;100;400;szary, biały;Antracyt;"Lamela: 80 mm\nNapęd: silnik";Opis${more}`;

interface Counted {
  totalCount: number;
}

describe('the file', () => {
  it('of the whole shop can be imported without a change', async () => {
    const file = await exported();
    expect(file.startsWith('\uFEFFNumer;Wersja;Nazwa;')).toBe(true);
    const { rows } = await preview(file);
    const { data } = await app
      .visitor()
      .graphql<{ products: Counted; accessories: Counted }>(
        '{ products { totalCount } accessories: products(filter: { category: akcesoria }) { totalCount } }',
      );
    expect(rows).toHaveLength(data.products.totalCount + data.accessories.totalCount);
    expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(['unchanged']));
  });

  it('contains the filtered products in the order of the list, with formulas escaped', async () => {
    const ids = [
      await createProduct(app, { name: '=1+1 Cykada', basePrice: '20.00' }),
      await createProduct(app, { name: 'Cykada', basePrice: '10.00', featured: true }),
    ];
    const numbers = async (query: string) =>
      [...(await exported(query)).matchAll(/^(\d+);/gm)].map(([, id]) => Number(id));
    expect(await numbers('?text=cykada&sort=price_asc')).toEqual([ids[1], ids[0]]);
    expect(await numbers('?text=cykada&featured=true')).toEqual([ids[1]]);
    expect(await exported('?text=cykada')).toContain(";'=1+1 Cykada;");
  });

  it('contains prices with the decimal comma of a Polish spreadsheet', async () => {
    await createProduct(app, { name: 'Trzmiel', basePrice: '2490.50', pricePerSqm: '12.05' });
    expect(await exported('?text=trzmiel')).toContain(';2490,50;12,05;');
  });

  it('contains the products of a range of prices, which may have a decimal comma', async () => {
    await createProduct(app, { name: 'Ważka tania', basePrice: '99.90' });
    await createProduct(app, { name: 'Ważka', basePrice: '100.50' });
    await createProduct(app, { name: 'Ważka droga', basePrice: '200.01' });
    const file = await exported('?text=wazka&priceFrom=100,5&priceTo=200');
    expect(file.match(/Ważka[^;]*/g)).toEqual(['Ważka']);
  });

  it('can be imported without a change where a specification was sent in two lines', async () => {
    const id = await createProduct(app, { name: 'Bączek' });
    const specifications = { 'Profil\nboczny': '80 mm\naluminium' };
    await staff.json('PUT', `/api/admin/products/${id}`, { specifications });
    const { rows } = await preview(await exported('?text=baczek'));
    expect(rows).toMatchObject([{ id, action: 'unchanged', problems: [] }]);
    expect((await staff.json('GET', `/api/products/${id}`)).body).toMatchObject({
      specifications: { 'Profil boczny': '80 mm aluminium' },
    });
  });

  it.each(['state=lost', 'sort=best', 'featured=maybe', 'priceFrom=abc', 'nieznane=1'])(
    'is refused for %s',
    async (query) => {
      const { status, body } = await staff.json('GET', `/api/admin/products.csv?${query}`);
      expect({ status, body }).toMatchObject({ status: 422, body: { error: { fields: [{}] } } });
    },
  );
});

/** Whether the list of products finds a text; changes reach the list by a notification, so callers wait for them. */
async function isFound(text: string): Promise<boolean> {
  const { data } = await app
    .visitor()
    .graphql<{ products: { totalCount: number } }>(
      `query ($text: String!) { products(filter: { text: $text }) { totalCount } }`,
      { text },
    );
  return data.products.totalCount > 0;
}

describe('an import', () => {
  it('previews what it would do without writing, then does it', async () => {
    const id = await createProduct(app, { name: 'Stara nazwa', category: 'zaluzje' });
    const file = `Numer;${HEAD}\n;${newRow('Żaluzja Z Pliku')}\n${id};${newRow('Nowa nazwa')}`;
    const before = await rowCounts(app);
    const planned = await preview(file);
    expect(planned).toMatchObject({
      written: false,
      rows: [
        { line: 2, id: null, name: 'Żaluzja Z Pliku', action: 'created', problems: [] },
        { line: 3, id, name: 'Nowa nazwa', action: 'updated', problems: [] },
      ],
    });
    expect(await rowCounts(app)).toEqual(before);

    const { status, body } = await send(file);
    expect({ status, body }).toMatchObject({ status: 200, body: { written: true } });
    const [created] = (body as Report).rows;
    await waitFor(() => isFound('Żaluzja Z Pliku'));
    const { data } = await app.visitor().graphql(`{
      products(filter: { text: "Żaluzja Z Pliku" }) { items {
        id category basePrice minWidth availableColors imageUrl specifications { name value } } }
      product(id: ${id}) { name } }`);
    expect(data).toEqual({
      products: {
        items: [
          {
            id: created!.id,
            category: 'zaluzje',
            basePrice: '2490.50',
            minWidth: 100,
            availableColors: ['Szary', 'Biały'],
            imageUrl: `/rysunki/produkt/${created!.id}.svg`,
            specifications: [
              { name: 'Lamela', value: '80 mm' },
              { name: 'Napęd', value: 'silnik' },
            ],
          },
        ],
      },
      product: { name: 'Nowa nazwa' },
    });
  });

  it('sent again after a lost answer adds no product twice', async () => {
    const file = `${HEAD}\n${newRow('Żaluzja Powtórzona')}`;
    const [first, second] = [(await send(file)).body, (await send(file)).body] as Report[];
    const [{ id, action }] = second!.rows as [Report['rows'][0]];
    expect([id, action]).toEqual([first!.rows[0]!.id, 'unchanged']);
    const other = await send(file.replace('2 490,50', '2 590,50'));
    expect((other.body as Report).rows).toMatchObject([{ action: 'created' }]);
    await staff.json('DELETE', `/api/admin/products/${id}`);
    expect((await preview(file)).rows).toMatchObject([{ action: 'created' }]);
  });

  it('sent again adds no second product where the name has spaces around it', async () => {
    const file = `${HEAD}\n${newRow('"\u00a0Żaluzja Odsunięta "')}`;
    const first = await send(file);
    expect(await send(file)).toMatchObject({
      status: 200,
      body: { rows: [{ id: (first.body as Report).rows[0]!.id, action: 'unchanged' }] },
    });
  });

  it('sent twice at once adds no product twice', async () => {
    const file = `${HEAD}\n${newRow('Żaluzja Podwójna')}`;
    // Keeps both imports waiting after they have read the shop.
    const other = new pg.Client(app.databaseUrl);
    await other.connect();
    await other.query('begin');
    await other.query('select from catalogue_version for update');
    const imports = [send(file), send(file)];
    await waitFor(async () => {
      const waiting = await app.sql(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query like '%"catalogue_version"%for update%'`,
      );
      return waiting.length === imports.length;
    });
    await other.query('rollback');
    await other.end();
    const answers = await Promise.all(imports);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const added = await app.sql("select id from product where name = 'Żaluzja Podwójna'");
    expect(added).toHaveLength(1);
    expect((await preview(file)).rows).toMatchObject([{ ...added[0], action: 'unchanged' }]);
  });

  it('reports each changed cell before and after', async () => {
    const text = `${'Lamele ustawia się korbą. '.repeat(20)}Na balkon.`;
    const id = await createProduct(app, {
      name: 'Zefir',
      category: 'zaluzje',
      basePrice: '2000.00',
      featured: false,
      description: text,
    });
    const file = [
      'Numer;Nazwa;Cena podstawowa;Bestseller;Opis;Kolory',
      `${id};Zefir;2 490,50 zł;tak;${text.replace('balkon', 'taras')};"Czerwony, Szary"`,
    ].join('\n');
    const { rows } = await preview(file);
    const [{ changes } = { changes: [] }] = rows;
    expect(changes.slice(0, 2)).toEqual([
      { column: 'Bestseller', from: 'nie', to: 'tak' },
      { column: 'Cena podstawowa', from: '2000,00', to: '2490,50' },
    ]);
    expect(changes.find(({ column }) => column === 'Opis')).toEqual({
      column: 'Opis',
      from: '…tawia się korbą. Na balkon.',
      to: '…tawia się korbą. Na taras.',
    });
    expect(changes.map(({ column }) => column)).not.toContain('Nazwa');
  });

  it('answers other requests while it reads and writes thousands of rows', async () => {
    const rows = Array.from(
      { length: 1000 },
      (_, index) => `;${newRow(`Żaluzja seryjna ${index}`)}`,
    );
    let isDone = false;
    let answered = 0;
    const others = async () => {
      while (!isDone) {
        await (await staff.fetch('/healthz')).text();
        answered += 1;
      }
    };
    const all = send([`Numer;${HEAD}`, ...rows].join('\n')).finally(() => (isDone = true));
    const [{ status, body }] = await Promise.all([all, others()]);
    expect({ status, written: (body as Report).written }).toEqual({ status: 200, written: true });
    expect(new Set((body as Report).rows.map(({ id }) => id)).size).toBe(1000);
    expect(answered).toBeGreaterThan(20);
  });

  it('writes nothing where a product changes between the check and the writing', async () => {
    const id = await createProduct(app, { name: 'Halny' });
    await app.sql(`create function meanwhile() returns trigger language plpgsql as
      $$ begin update product set version = version + 1 where id = ${id}; return new; end $$`);
    await app.sql(`create trigger meanwhile before insert on product
      execute function meanwhile()`);
    const before = await rowCounts(app);
    const more = Array.from({ length: 100 }, (_, index) => `;${newRow(`Nowa ${index}`)}`);
    const { status, body } = await send(
      [`Numer;${HEAD}`, ...more, `${id};${newRow('Halny z pliku')}`].join('\n'),
    );
    await app.sql('drop function meanwhile cascade');
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { error: { code: 'CHANGED_MEANWHILE' } },
    });
    expect(await rowCounts(app)).toEqual(before);
  });

  it('reports every wrong cell and writes no row', async () => {
    const file = [
      HEAD,
      newRow('Żaluzja Dobra'),
      newRow(''),
      newRow('Żaluzja Zła').replace('100;400', '400;100').replace('Żaluzje', 'Okna'),
      newRow('Żaluzja Kolorowa').replace('szary', 'seledyn').replace('2 490,50 zł', 'drogo'),
    ].join('\n');
    const before = await rowCounts(app);
    const { status, body } = await send(file);
    const { error } = body as { error: { code: string; report: Report } };
    expect([status, error.code]).toEqual([422, 'BAD_USER_INPUT']);
    const reported = error.report.rows.map(({ line, problems }) => [
      line,
      problems.map(({ column }) => column),
    ]);
    expect(reported).toEqual([
      [2, []],
      [3, ['Nazwa']],
      [4, ['Kategoria']],
      [5, ['Cena podstawowa']],
    ]);
    expect(await rowCounts(app)).toEqual(before);
  });

  it('refuses rows that others have changed since the export', async () => {
    const id = await createProduct(app, { name: 'Świetlik' });
    const file = (await exported('?text=swietlik')).replace('Świetlik', 'Świetlik z pliku');
    await app.sql('update product set version = version + 1 where id = $1', [id]);
    const { rows } = await preview(file);
    expect(rows).toMatchObject([
      { id, action: 'refused', problems: [{ message: expect.stringContaining('zmienił się') }] },
    ]);
  });

  it.each([
    ['a number that there is not', '999999', 'Nie ma produktu'],
    ['a number that is none', 'abc', 'Nie ma produktu'],
  ])('refuses %s', async (_, id, message) => {
    const { rows } = await preview(`Numer;${HEAD}\n${id};${newRow('Żaluzja')}`);
    expect(rows).toMatchObject([
      { action: 'refused', problems: [{ message: expect.stringContaining(message) }] },
    ]);
  });

  it('refuses the same number twice', async () => {
    const { rows } = await preview(`Numer;Nazwa\n1;Raz\n1;Dwa`);
    expect(rows.map(({ action }) => action)).toEqual(['updated', 'refused']);
  });

  it.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['unknown columns', 'Nazwa;Hasło\na;b'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1')],
    ['another encoding', Buffer.from('Nazwa\nŻaluzja'.replace('Ż', '\xaf'), 'latin1')],
    ['too many rows', `Nazwa\n${'Markiza\n'.repeat(10_001)}`],
  ])('refuses a file of %s', async (_, file) => {
    const { status, body } = await send(file, true);
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { error: { fields: [{ path: 'file' }] } },
    });
  });
});
