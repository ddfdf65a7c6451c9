import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProduct } from '../../../testing/factories.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

interface Listed {
  id: number;
  name: string;
  category: string;
  basePrice: string;
  pricePerSqm: string | null;
  updatedAt: string;
}

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

async function list(variables: object): Promise<{ totalCount: number; items: Listed[] }> {
  const { data, errors } = await staff.graphql<{
    adminProducts: { totalCount: number; items: Listed[] };
  }>(
    `query ($filter: AdminProductFilter, $sort: AdminProductSort! = name_asc, $page: PageInput) {
      adminProducts(filter: $filter, sort: $sort, page: $page) {
        totalCount
        items { id name category basePrice pricePerSqm updatedAt version featured picture { url } }
      }
    }`,
    { ...variables },
  );
  expect(errors).toBeUndefined();
  return data.adminProducts;
}

const number = (amount: string | null) => Number(amount ?? Infinity);
const byName = (a: Listed, b: Listed) => a.name.localeCompare(b.name, 'pl') || a.id - b.id;

describe('the list for staff', () => {
  it('contains archived products on request', async () => {
    const shown = await createProduct(app, { name: 'Markiza Kukułcza' });
    const archived = await createProduct(app, { name: 'Markiza Kukułcza' });
    await app.sql('update product set archived_at = now() where id = $1', [archived]);
    const ids = async (state?: string) =>
      (await list({ filter: { text: 'kukulcza', state } })).items.map(({ id }) => id);
    expect(await ids()).toEqual([shown]);
    expect(await ids('active')).toEqual([shown]);
    expect(await ids('archived')).toEqual([archived]);
    expect(await ids('all')).toEqual([shown, archived]);
    const one = await staff.graphql(`{ adminProduct(id: ${archived}) { name archivedAt } }`);
    expect(one.data).toMatchObject({ adminProduct: { name: 'Markiza Kukułcza' } });
  });

  it('is filtered by number, words without diacritics, price and bestseller', async () => {
    const id = await createProduct(app, {
      name: 'Żaluzja Świerszcz',
      category: 'zaluzje',
      basePrice: '777.00',
      featured: true,
    });
    const filters = [
      { text: `#${id}` },
      { text: ` ${id} ` },
      { text: 'swierszcz' },
      { text: 'świerszcz', category: 'zaluzje', featured: true },
      { priceFrom: '777', priceTo: '777' },
    ];
    for (const filter of filters) {
      const { items } = await list({ filter });
      expect({ filter, ids: items.map((item) => item.id) }).toEqual({ filter, ids: [id] });
    }
    expect((await list({ filter: { text: 'swierszcz', featured: false } })).totalCount).toBe(0);
  });

  it.each<[string, (a: Listed, b: Listed) => number]>([
    ['price_asc', (a, b) => number(a.basePrice) - number(b.basePrice) || a.id - b.id],
    ['price_desc', (a, b) => number(b.basePrice) - number(a.basePrice) || a.id - b.id],
    ['sqm_price_asc', (a, b) => number(a.pricePerSqm) - number(b.pricePerSqm) || a.id - b.id],
    ['category_asc', (a, b) => a.category.localeCompare(b.category) || byName(a, b)],
    ['changed_desc', (a, b) => b.updatedAt.localeCompare(a.updatedAt) || a.id - b.id],
  ])('is sorted by %s, and its pages add up to the whole list', async (sort, compare) => {
    await createProduct(app, { pricePerSqm: null });
    const whole = await list({ sort, page: { limit: 200 } });
    expect(whole.items).toEqual(whole.items.toSorted(compare));
    const pages: Listed[] = [];
    for (let offset = 0; offset < whole.totalCount; offset += 9)
      pages.push(...(await list({ sort, page: { limit: 9, offset } })).items);
    expect(pages).toEqual(whole.items);
  });

  it('takes as many statements for a long page as for a short one', async () => {
    const statements = (limit: number) => app.countStatements(() => list({ page: { limit } }));
    expect(await statements(200)).toBe(await statements(1));
    expect(await statements(200)).toBeLessThanOrEqual(2);
  });

  it('uses an index for each of its sorts', async () => {
    const rows = await app.sql<{ indexdef: string }>(
      `select indexdef from pg_indexes where tablename = 'product'`,
    );
    for (const columns of [
      'name, id',
      'category, name',
      'base_price',
      'price_per_sqm, id',
      'updated_at, id',
    ])
      expect(rows.some(({ indexdef }) => indexdef.includes(`(${columns})`))).toBe(true);
  });
});
