import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '#engine/goods/families/categories';
import { createProduct } from '../../testing/factories.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { waitFor } from '../../testing/wait-for.js';

interface Answer {
  defaultProduct: { id: number } | null;
  exampleQuote: {
    product: { id: number };
    variantName: string;
    width: number;
    projection: number | null;
    height: number | null;
    quote: { calculatedPrice: string; lines: { code: string }[]; issues: object[] };
  } | null;
  offeredCategories: string[];
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function ask(category: string): Promise<Answer> {
  const { data, errors } = await app.visitor().graphql<Answer>(
    `query ($category: Category!) {
      defaultProduct(category: $category) { id }
      exampleQuote(category: $category) {
        product { id } variantName width projection height
        quote { calculatedPrice lines { code } issues { code } }
      }
      offeredCategories
    }`,
    { category },
  );
  expect(errors).toBeUndefined();
  return data;
}

async function archive(where: string): Promise<void> {
  const archived = await app.sql<{ id: number }>(
    `update product set archived_at = now() where ${where} returning id`,
  );
  await waitFor(async () => {
    const { products } = await app.services.catalogue.current();
    return archived.every(({ id }) => products.get(id)?.archivedAt);
  });
}

describe('the default product of a family', () => {
  it('is the one that the family names, with its price at the usual size', async () => {
    const { defaultProduct, exampleQuote, offeredCategories } = await ask('markizy');
    expect(defaultProduct).toEqual({ id: 1 });
    expect(exampleQuote).toMatchObject({
      product: { id: 1 },
      variantName: 'Markiza kasetowa',
      width: 400,
      projection: 300,
      height: null,
      quote: { calculatedPrice: '4890.00', issues: [] },
    });
    expect(offeredCategories).toEqual([...CATEGORIES]);
  });

  it('is the first in the shop where the one that the family names is archived', async () => {
    await archive('id = 2');
    const { defaultProduct, exampleQuote } = await ask('pergole');
    const [first] = await app.sql<{ id: number }>(
      `select min(id) as id from product where category = 'pergole' and archived_at is null`,
    );
    expect(defaultProduct).toEqual(first);
    expect(exampleQuote).toMatchObject({ product: first, quote: { issues: [] } });
  });

  it('does not exist where all are archived, and exists again with the next product', async () => {
    await archive(`category = 'rolety'`);
    const without = await ask('rolety');
    expect(without).toMatchObject({ defaultProduct: null, exampleQuote: null });
    expect(without.offeredCategories).not.toContain('rolety');
    // Its only width is not the usual one of the family.
    const id = await createProduct(app, { category: 'rolety', minWidth: 90, maxWidth: 90 });
    const { exampleQuote, offeredCategories } = await ask('rolety');
    expect(exampleQuote).toMatchObject({ product: { id }, width: 90, quote: { issues: [] } });
    expect(offeredCategories).toContain('rolety');
  });
});

describe('the drawing of a family', () => {
  it.each(CATEGORIES)('of %s exists whatever products the shop has', async (category) => {
    const response = await app.visitor().fetch(`/rysunki/rodzina/${category}.svg`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(await response.text()).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('does not exist for an unknown family', async () => {
    expect((await app.visitor().fetch('/rysunki/rodzina/parasole.svg')).status).toBe(404);
  });
});
