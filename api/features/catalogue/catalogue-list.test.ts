import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changeProduct, createProduct } from '../../testing/factories.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';

interface Listed {
  products: {
    totalCount: number;
    items: { id: number }[];
    categoryCounts?: { category: string; count: number }[];
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { READ_CACHE: '0' } });
});
afterAll(() => app.close());

async function products(fields: string, args = ''): Promise<Listed['products']> {
  const { data, errors } = await app
    .visitor()
    .graphql<Listed>(`{ products${args && `(${args})`} { ${fields} } }`);
  expect(errors).toBeUndefined();
  return data.products;
}

describe('paging', () => {
  it('splits the list into pages without gaps or overlaps', async () => {
    const all = await products('totalCount items { id }', 'page: { limit: 200 }');
    const paged: number[] = [];
    for (let offset = 0; offset < all.totalCount; offset += 7) {
      const page = await products(
        'totalCount items { id }',
        `page: { limit: 7, offset: ${offset} }`,
      );
      expect(page.totalCount).toBe(all.totalCount);
      paged.push(...page.items.map(({ id }) => id));
    }
    expect(paged).toEqual(all.items.map(({ id }) => id));
  });

  it('returns the total count also for a page past the end', async () => {
    const { totalCount } = await products('totalCount');
    const beyond = await products('totalCount items { id }', 'page: { offset: 5000 }');
    expect(beyond).toEqual({ totalCount, items: [] });
    const filtered = 'filter: { category: rolety }';
    const rolety = await products('totalCount', filtered);
    const beyondRolety = await products('totalCount', `${filtered}, page: { offset: 5000 }`);
    expect(beyondRolety.totalCount).toBe(rolety.totalCount);
  });

  it('returns 24 products by default', async () => {
    expect((await products('items { id }')).items).toHaveLength(24);
  });

  it.each([
    ['limit: 0', 'limit'],
    ['limit: 201', 'limit'],
    ['limit: -1', 'limit'],
    ['offset: -1', 'offset'],
    ['offset: 100001', 'offset'],
  ])('refuses %s', async (page, path) => {
    const { errors } = await app
      .visitor()
      .graphql(`{ products(page: { ${page} }) { totalCount } }`);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: expect.stringContaining(path) }],
    });
  });
});

describe('the price of the smallest size', () => {
  it('is what lists are sorted and filtered by, not the base price', async () => {
    const sizes = { name: 'Kanarek', minWidth: 400 };
    const large = await createProduct(app, {
      ...sizes,
      basePrice: '100.00',
      pricePerSqm: '500.00',
    });
    const small = await createProduct(app, {
      ...sizes,
      basePrice: '1100.00',
      pricePerSqm: '10.00',
    });
    const ids = async (filter: string, sort = 'price_asc') => {
      const args = `filter: { text: "kanarek" ${filter} }, sort: ${sort}`;
      const { items, totalCount } = await products('totalCount items { id }', args);
      expect(totalCount).toBe(items.length);
      return items.map(({ id }) => id);
    };
    // 400 × 150 cm, the smallest projection of the family: 3100 zł and 1160 zł.
    expect(await ids('')).toEqual([small, large]);
    expect(await ids('', 'price_desc')).toEqual([large, small]);
    expect(await ids('priceFrom: "1160.01"')).toEqual([large]);
    expect(await ids('priceFrom: "1160", priceTo: "3099.99"', 'name_asc')).toEqual([small]);
    expect(await ids('priceTo: "1000"')).toEqual([]);
  });

  it('sorts pages without gaps or overlaps', async () => {
    const list = 'items { id smallestPrice { calculatedPrice } }';
    const all = await products(list, 'sort: price_desc, page: { limit: 200 }');
    const page = await products(list, 'sort: price_desc, page: { limit: 5, offset: 5 }');
    expect(page.items).toEqual(all.items.slice(5, 10));
    const amounts = (
      all.items as { id: number; smallestPrice?: { calculatedPrice: string } }[]
    ).map(({ smallestPrice }) => Number(smallestPrice?.calculatedPrice));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });
});

describe('counts by category', () => {
  it('add up to the total and ignore the category filter', async () => {
    const whole = await products('totalCount categoryCounts { category count }');
    expect(whole.categoryCounts).toHaveLength(6);
    const sum = whole.categoryCounts!.reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(whole.totalCount);
    const one = await products('categoryCounts { category count }', 'filter: { category: rolety }');
    expect(one.categoryCounts).toEqual(whole.categoryCounts);
  });

  it('apply the other filters', async () => {
    await createProduct(app, { name: 'Liczona Kukułka', category: 'rolety' });
    await createProduct(app, { name: 'Liczona Kukułka', category: 'markizy' });
    await createProduct(app, { name: 'Liczona Kukułka', category: 'markizy' });
    const { categoryCounts } = await products(
      'categoryCounts { category count }',
      'filter: { text: "kukulka", category: rolety }',
    );
    expect(categoryCounts!.filter(({ count }) => count > 0)).toEqual([
      { category: 'markizy', count: 2 },
      { category: 'rolety', count: 1 },
    ]);
  });
});

describe('an archived product', () => {
  it('is missing from lists, counts and detail queries', async () => {
    const id = await createProduct(app, { name: 'Zarchiwizowana Cykada' });
    await changeProduct(app, id);
    const found = await products(
      'totalCount items { id } categoryCounts { count }',
      'filter: { text: "cykada" }',
    );
    expect(found).toMatchObject({ totalCount: 0, items: [] });
    expect(found.categoryCounts!.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0]);
    const { data } = await app.visitor().graphql(`{ product(id: ${id}) { id } }`);
    expect(data).toEqual({ product: null });
    expect((await app.visitor().json('GET', `/api/products/${id}`)).status).toBe(404);
  });
});

describe('one product', () => {
  it('has all fields of the product page', async () => {
    const { data } = await app.visitor().graphql(`{ product(id: 1) {
      id name description category subcategory imageUrl featured basePrice pricePerSqm minWidth maxWidth
      minHeight maxHeight minProjection maxProjection availableColors availableFrameColors availableVariants
      ratingAverage ratingCount specifications { name value } } }`);
    expect(data).toMatchObject({
      product: {
        id: 1,
        category: 'markizy',
        basePrice: '2490.00',
        pricePerSqm: '200.00',
        minHeight: null,
        ratingAverage: 5,
        ratingCount: 124,
        availableVariants: ['kasetowe', 'koszowe'],
        specifications: expect.arrayContaining([
          { name: expect.any(String), value: expect.any(String) },
        ]),
      },
    });
  });

  it.each([0, -1, 999_999, 2_147_483_647])('is null for the id %i', async (id) => {
    const { data, errors } = await app.visitor().graphql(`{ product(id: ${id}) { id } }`);
    expect({ data, errors }).toEqual({ data: { product: null }, errors: undefined });
  });
});

describe('fields of a product', () => {
  it.each([
    ['by an alias', 'items { text: description colours: availableColors }', ''],
    [
      'in two places',
      'items { id } more: items { text: description colours: availableColors }',
      '',
    ],
    [
      'in a fragment',
      'items { ...Long }',
      'fragment Long on Product { text: description colours: availableColors }',
    ],
    [
      'in an inline fragment',
      'items { ... on Product { ... { text: description colours: availableColors } } }',
      '',
    ],
  ])('are returned when selected %s', async (_, fields, fragment) => {
    const { data, errors } = await app
      .visitor()
      .graphql<{ products: Record<string, { text?: string; colours?: string[] }[]> }>(
        `{ products(page: { limit: 3 }) { ${fields} } } ${fragment}`,
      );
    expect(errors).toBeUndefined();
    const products = data.products['more'] ?? data.products['items']!;
    expect(products).toHaveLength(3);
    for (const { text, colours } of products) {
      expect(text!.length).toBeGreaterThan(10);
      expect(colours!.length).toBeGreaterThan(0);
    }
  });

  it.each([true, false])('respect @include(if: %s)', async (isIncluded) => {
    const { data } = await app
      .visitor()
      .graphql<{ products: { items: object[] } }>(
        'query ($isIncluded: Boolean!) { products(page: { limit: 1 }) { items { id description @include(if: $isIncluded) } } }',
        { isIncluded },
      );
    expect(data.products.items[0]).toEqual({
      id: expect.any(Number),
      ...(isIncluded && { description: expect.stringMatching(/\w/) }),
    });
  });

  it('highlights are the first three specifications', async () => {
    const bare = await createProduct(app);
    type Facts = { name: string; value: string }[];
    const ask = async <T>(field: string) => {
      const { data } = await app
        .visitor()
        .graphql<{ products: { items: T[] } }>(
          `{ products(page: { limit: 200 }) { items { id ${field} { name value } } } }`,
        );
      return data.products.items;
    };
    const whole = await ask<{ id: number; specifications: Facts }>('specifications');
    expect(await ask('highlights')).toEqual(
      whole.map(({ id, specifications }) => ({ id, highlights: specifications.slice(0, 3) })),
    );
    expect(whole).toContainEqual({ id: bare, specifications: [] });
  });

  it.each([
    ['a short description, unchanged', 'Krótki opis.', 'Krótki opis.'],
    ['160 characters, unchanged', 'a'.repeat(160), 'a'.repeat(160)],
    [
      'a long description cut between words',
      `${'słowo '.repeat(26)}koniec zdania`,
      `${'słowo '.repeat(26).trim()}…`,
    ],
    [
      'without punctuation before the ellipsis',
      `${'x'.repeat(157)}, ale dalej jeszcze`,
      `${'x'.repeat(157)}…`,
    ],
  ])('the excerpt is %s', async (_, description, excerpt) => {
    const id = await createProduct(app, { description });
    const { data } = await app
      .visitor()
      .graphql<{ product: { excerpt: string } }>(`{ product(id: ${id}) { excerpt } }`);
    expect(data.product.excerpt).toBe(excerpt);
  });
});

describe('the database', () => {
  it.each([
    ['a page of 1', 'page: { limit: 1 }', 'items { id name }', 1],
    ['a page of 200', 'page: { limit: 200 }', 'totalCount items { id specifications { name } }', 1],
    ['a page with counts', '', 'totalCount items { id } categoryCounts { count }', 2],
    ['a page by price', 'sort: price_asc', 'totalCount items { id description }', 2],
    ['a search', 'filter: { text: "mar", features: [led] }', 'totalCount items { id }', 1],
  ])('returns %s in a constant number of statements', async (_, args, fields, statements) => {
    expect(await app.countStatements(() => products(fields, args))).toBe(statements);
  });

  it('has indexes for all filters and sort orders', async () => {
    const rows = await app.sql<{ indexdef: string }>(
      `select indexdef from pg_indexes where tablename = 'product'`,
    );
    const definitions = rows.map(({ indexdef }) => indexdef).join('\n');
    for (const columns of [
      'gin (search_text',
      '(category, name)',
      '(base_price)',
      '(featured)',
      '(archived_at)',
    ]) {
      expect(definitions).toContain(columns);
    }
  });
});
