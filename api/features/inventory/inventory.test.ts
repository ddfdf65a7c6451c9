import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProduct } from '../../testing/factories.js';
import {
  adjust,
  createItem,
  deleteItem,
  readItem,
  stockInput,
  updateItem,
} from '../../testing/stock.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { stockLevel } from './inventory-item.entity.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

const place = () => `Regał ${randomUUID()}`;

interface Row {
  id: number;
  product: { name: string };
  stockQuantity: number;
  level: string;
  location: string | null;
}

const byProduct = (a: Row, b: Row) => a.product.name.localeCompare(b.product.name, 'pl');

interface Window {
  limit: number;
  offset?: number;
}

async function list(
  filter: Record<string, unknown>,
  sort = 'product_asc',
  page: Window = { limit: 200 },
) {
  const { data, errors } = await staff.graphql<{ inventory: { totalCount: number; items: Row[] } }>(
    `query ($filter: InventoryFilter, $sort: InventorySort!, $page: PageInput) {
      inventory(filter: $filter, sort: $sort, page: $page) {
        totalCount items { id product { name } stockQuantity reserved available level location } } }`,
    { filter, sort, page },
  );
  expect(errors).toBeUndefined();
  return data.inventory;
}

describe('the level of stock', () => {
  it.each([
    [0, 5, 'low'],
    [5, 5, 'low'],
    [6, 5, 'medium'],
    [10, 5, 'medium'],
    [11, 5, 'good'],
    [0, 0, 'low'],
    [1, 0, 'good'],
  ])('of %i with the minimum %i is %s', (quantity, minimum, level) => {
    expect(stockLevel(quantity, minimum)).toBe(level);
  });
});

describe('a stock item', () => {
  it('is added with its quantity as the first movement', async () => {
    const { item, userErrors } = await createItem(staff, stockInput({ location: place() }));
    expect(userErrors).toEqual([]);
    expect(item).toMatchObject({ stockQuantity: 10, reserved: 0, available: 10, level: 'medium' });
    const { movements } = await readItem(staff, item!.id);
    expect(movements).toMatchObject({ totalCount: 1, items: [{ delta: 10, kind: 'opening' }] });
  });

  it('is changed, and another quantity becomes a movement', async () => {
    const location = place();
    const { item } = await createItem(staff, stockInput({ location }));
    const changed = await updateItem(staff, item!.id, item!.version, {
      ...stockInput({ location, stockQuantity: 4, minStockLevel: 2 }),
    });
    expect(changed.item).toMatchObject({ stockQuantity: 4, level: 'medium' });
    const { movements } = await readItem(staff, item!.id);
    expect(movements.items[0]).toMatchObject({ delta: -6, reason: 'Korekta stanu' });
  });

  it('that has changed meanwhile is not overwritten, and the answer shows its current state', async () => {
    const location = place();
    const { item } = await createItem(staff, stockInput({ location }));
    await adjust(staff, item!.id, 7);
    const late = await updateItem(staff, item!.id, item!.version, stockInput({ location }));
    expect(late.userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
    expect(late.item).toMatchObject({ stockQuantity: 17 });
  });

  it.each([
    ['colorVariant', { colorVariant: 'Tęczowy' }, 'nie ma koloru „Tęczowy”'],
    ['frameColorVariant', { frameColorVariant: 'Złoty' }, 'nie ma koloru „Złoty”'],
    ['productId', { productId: 999_999 }, 'Nie ma takiego produktu.'],
  ])('is refused by its field %s', async (path, wrong, message) => {
    const { item, userErrors } = await createItem(
      staff,
      stockInput({ location: place(), ...wrong }),
    );
    expect(item).toBeNull();
    expect(userErrors).toMatchObject([
      { code: 'BAD_USER_INPUT', path: [path], message: expect.stringContaining(message) },
    ]);
  });

  it('is unique for product, colours and place, also without a place', async () => {
    const productId = await createProduct(app);
    for (const location of [place(), null]) {
      const input = stockInput({ productId, location });
      const { item } = await createItem(staff, input);
      expect((await createItem(staff, input)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
      await deleteItem(staff, item!.id);
      expect((await createItem(staff, input)).userErrors).toEqual([]);
    }
  });

  it('is adjusted with a reason, never below zero and never above a million', async () => {
    const { item } = await createItem(staff, stockInput({ location: place() }));
    expect((await adjust(staff, item!.id, -3, 'Uszkodzone w transporcie')).item).toMatchObject({
      stockQuantity: 7,
    });
    expect((await adjust(staff, item!.id, -8)).userErrors).toMatchObject([
      { path: ['delta'], message: 'Stan wynosi 7\u00a0kpl., więc nie można wydać 8.' },
    ]);
    expect((await adjust(staff, item!.id, 999_994)).userErrors).toMatchObject([
      {
        path: ['delta'],
        message:
          'Stan wynosi 7\u00a0kpl., a\u00a0jedna pozycja mieści najwyżej 1\u00a0000\u00a0000\u00a0kpl.',
      },
    ]);
    const { movements } = await readItem(staff, item!.id);
    expect(movements.items[0]).toMatchObject({
      delta: -3,
      quantityAfter: 7,
      reason: 'Uszkodzone w transporcie',
      actorName: 'Piotr Pracownik',
    });
  });

  it('disappears from the list when it is deleted, and by its id it is null', async () => {
    const location = place();
    const { item } = await createItem(staff, stockInput({ location }));
    await deleteItem(staff, item!.id);
    expect(await list({ text: location })).toEqual({ totalCount: 0, items: [] });
    expect(await readItem(staff, item!.id)).toBeNull();
  });
});

describe('an item of a colour that its product has lost', () => {
  async function withoutRed(): Promise<{ productId: number; id: number; version: number }> {
    const productId = await createProduct(app);
    const { item } = await createItem(staff, stockInput({ productId }));
    await app.sql(`update product set available_colors = '{Beżowy,Szary}' where id = $1`, [
      productId,
    ]);
    return { productId, ...item! };
  }

  it('can be edited and keeps its colour', async () => {
    const { productId, id, version } = await withoutRed();
    const edited = stockInput({ productId, stockQuantity: 4, location: place() });
    const { item, userErrors } = await updateItem(staff, id, version, edited);
    expect(userErrors).toEqual([]);
    expect(item).toMatchObject({ stockQuantity: 4, colorVariant: 'Czerwony' });
  });

  it('does not bring the colour to another product, nor to a new item', async () => {
    const { productId } = await withoutRed();
    const { item } = await createItem(staff, stockInput({ location: place() }));
    const moved = await updateItem(staff, item!.id, item!.version, stockInput({ productId }));
    const refused = [{ code: 'BAD_USER_INPUT', path: ['colorVariant'] }];
    expect(moved.userErrors).toMatchObject(refused);
    const added = await createItem(staff, stockInput({ productId, location: place() }));
    expect(added.userErrors).toMatchObject(refused);
  });
});

describe('the key of an adjustment', () => {
  const stocked = async () => (await createItem(staff, stockInput({ location: place() }))).item!.id;

  it('books one movement, however often and by how many at once it is sent', async () => {
    const [item, key] = [await stocked(), randomUUID()];
    const send = () => adjust(staff, item, -10, 'Uszkodzenie', key);
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    for (const answer of [...answers, await send()])
      expect(answer).toMatchObject({ item: { stockQuantity: 0 }, userErrors: [] });
    expect((await readItem(staff, item)).movements.totalCount).toBe(2);
  });

  it('belongs to one movement and one person', async () => {
    const [item, other, key] = [await stocked(), await stocked(), randomUUID()];
    const send = (itemId: number, delta: number, reason = 'Dostawa') =>
      adjust(staff, itemId, delta, reason, key);
    const both = await Promise.all([send(item, 2), send(other, 2)]);
    const reused = { userErrors: [{ code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] }] };
    expect(both.filter(({ userErrors }) => userErrors.length > 0)).toMatchObject([reused]);
    const booked = both[0]!.userErrors.length > 0 ? other : item;
    expect(await send(booked, 3)).toMatchObject(reused);
    expect(await send(booked, 2, 'Zwrot')).toMatchObject(reused);
    const colleague = await adjust(await app.signIn('admin'), booked, 2, 'Dostawa', key);
    expect(colleague.item).toMatchObject({ stockQuantity: 14 });
  });
});

describe('the list', () => {
  it('is searched by product, colour and place, without diacritics', async () => {
    const productId = await createProduct(app, { name: 'Żagiel Łąkowy' });
    const location = place();
    await createItem(staff, stockInput({ productId, location }));
    for (const text of ['zagiel lakowy', `CZERWONY ${location}`, location])
      expect((await list({ text })).items).toMatchObject([{ product: { name: 'Żagiel Łąkowy' } }]);
    expect(await list({ productId, category: 'rolety' })).toMatchObject({ totalCount: 0 });
  });

  it('filters what is low and sorts by quantity', async () => {
    const productId = await createProduct(app);
    for (const stockQuantity of [9, 2, 5])
      await createItem(staff, stockInput({ productId, stockQuantity, location: place() }));
    const quantities = async (filter: object, sort?: string) =>
      (await list({ productId, ...filter }, sort)).items.map((item) => item.stockQuantity);
    expect(await quantities({ low: true }, 'quantity_asc')).toEqual([2, 5]);
    expect(await quantities({}, 'quantity_desc')).toEqual([9, 5, 2]);
  });

  it.each<[string, (a: Row, b: Row) => number]>([
    ['product_asc', (a, b) => byProduct(a, b) || a.id - b.id],
    ['product_desc', (a, b) => byProduct(b, a) || b.id - a.id],
    ['quantity_asc', (a, b) => a.stockQuantity - b.stockQuantity || a.id - b.id],
    ['quantity_desc', (a, b) => b.stockQuantity - a.stockQuantity || b.id - a.id],
    ['newest', (a, b) => b.id - a.id],
  ])('is sorted by %s, and its pages add up to the whole list', async (sort, compare) => {
    const whole = await list({}, sort);
    expect(whole.items).toEqual(whole.items.toSorted(compare));
    const pages: Row[] = [];
    for (let offset = 0; offset < whole.totalCount; offset += 9)
      pages.push(...(await list({}, sort, { limit: 9, offset })).items);
    expect(pages).toEqual(whole.items);
  });

  it('takes as many statements for many items as for one', async () => {
    const count = (limit: number) => app.countStatements(() => list({}, 'product_asc', { limit }));
    expect(await count(50)).toBe(await count(1));
    // One statement each for the viewer, the page, the total count and the reservations.
    expect(await count(50)).toBeLessThanOrEqual(4);
  });
});

describe('over REST', () => {
  it('items are created, changed, listed and deleted', async () => {
    const input = stockInput({ location: place() });
    const made = await staff.json<{ id: number }>('POST', '/api/admin/inventory', input);
    expect(made).toMatchObject({ status: 201, body: { ...input, level: 'medium', available: 10 } });
    const path = `/api/admin/inventory/${made.body.id}`;
    expect(await staff.json('PUT', path, { ...input, stockQuantity: 3 })).toMatchObject({
      status: 200,
      body: { stockQuantity: 3, level: 'low' },
    });
    const listed = await staff.json<{ id: number }[]>('GET', '/api/admin/inventory?limit=200');
    expect(listed.body.map(({ id }) => id)).toContain(made.body.id);
    expect((await staff.json('DELETE', path)).status).toBe(204);
    expect((await staff.json('DELETE', path)).status).toBe(404);
  });

  it('the filtered list is exported as CSV', async () => {
    const location = place();
    await createItem(staff, stockInput({ location }));
    const answer = await staff.fetch(
      `/api/admin/inventory.csv?text=${encodeURIComponent(location)}&low=false`,
    );
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, row, ...more] = (await answer.text()).trim().split('\r\n');
    expect(head).toContain(
      'Numer;Numer produktu;Produkt;Tkanina lub pokrycie;Konstrukcja;Ilość;Minimum;Miejsce',
    );
    expect(row).toContain(`;Czerwony;Biały;10;5;${location};0;10`);
    expect(more).toEqual([]);
  });

  it('a colour that the product does not have is refused by its field', async () => {
    const input = stockInput({ colorVariant: 'Tęczowy' });
    expect(await staff.json('POST', '/api/admin/inventory', input)).toMatchObject({
      status: 422,
      body: { error: { code: 'BAD_USER_INPUT', fields: [{ path: 'colorVariant' }] } },
    });
  });
});
