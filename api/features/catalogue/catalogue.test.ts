import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Category } from '#engine/goods/families/categories';
import { productIdentifier, safetyNotes } from '#engine/goods/place/safety';
import { createProduct, fillCart } from '../../testing/factories.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';

interface Listed {
  products: {
    totalCount: number;
    items: { id: number; name: string; basePrice: string; category: string; featured: boolean }[];
    categoryCounts: { category: string; count: number }[];
  };
}

const LIST = `query ($filter: ProductFilter, $sort: ProductSort! = name_asc, $page: PageInput) {
  products(filter: $filter, sort: $sort, page: $page) {
    totalCount
    items { id name basePrice category featured }
    categoryCounts { category count }
  }
}`;
const ALL = { limit: 200, offset: 0 };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function list(filter: Record<string, unknown> | null, rest: Record<string, unknown> = {}) {
  const { data, errors } = await app
    .visitor()
    .graphql<Listed>(LIST, { filter, page: ALL, ...rest });
  expect(errors).toBeUndefined();
  return data.products;
}

const namesOf = ({ items }: Listed['products']) => items.map(({ name }) => name);

describe('the safety of a product', () => {
  const FIELDS = 'id category identifier safetyNotes';
  interface Safe {
    id: number;
    category: Category;
    identifier: string;
    safetyNotes: string[];
  }

  it.each([
    ['alone', `{ product(id: 17) { ${FIELDS} } }`],
    ['in a list', `{ products(page: { limit: 200 }) { items { ${FIELDS} } } }`],
  ])('is returned %s, with its identifier', async (_, query) => {
    const { data } = await app
      .visitor()
      .graphql<{ product?: Safe; products?: { items: Safe[] } }>(query);
    const products = data.products?.items ?? [data.product!];
    for (const { id, category, identifier, safetyNotes: notes } of products) {
      expect(identifier).toBe(productIdentifier(category, id));
      expect(notes).toEqual(safetyNotes(category));
    }
    expect(products.map(({ identifier }) => identifier)).toContain('ZAL-0017');
  });

  it('is shown for goods in the cart', async () => {
    const visitor = app.visitor();
    await fillCart(visitor);
    const { data } = await visitor.graphql(
      '{ cart { lines { configuration { product { identifier safetyNotes } } } } }',
    );
    const product = { identifier: 'MAR-0001', safetyNotes: safetyNotes('markizy') };
    expect(data).toEqual({ cart: { lines: [{ configuration: { product } }] } });
  });
});

describe('the text filter', () => {
  it.each(['zaluzje', 'żaluzje', 'ŻALUZJE', 'ZALUZJE', '  Zaluzje  '])(
    'finds every Żaluzja for „%s”',
    async (text) => {
      const inCategory = await list({ category: 'zaluzje' });
      const found = await list({ text });
      expect(found.items.filter(({ category }) => category === 'zaluzje')).toHaveLength(
        inCategory.totalCount,
      );
    },
  );

  it.each([
    ['pergolla', 'pergole'],
    ['markzia', 'markizy'],
    ['zadaszenei', 'zadaszenia'],
  ])('forgives the typo „%s”', async (text, category) => {
    const { items } = await list({ text });
    expect(items.map((item) => item.category)).toContain(category);
  });

  it('requires every word, in any place', async () => {
    const id = await createProduct(app, {
      name: 'Osłona Wichrogród',
      description: 'Tkanina z motywem jarzębiny.',
      subcategory: 'Seria Źdźbło',
    });
    for (const text of ['jarzebiny wichrogrod', 'zdzblo', 'WICHROGRÓD źdźbło']) {
      expect((await list({ text })).items.map((item) => item.id)).toEqual([id]);
    }
    expect((await list({ text: 'wichrogrod dinozaur' })).totalCount).toBe(0);
  });

  it.each(['%', '_', '100%_', '\\', "'; drop table product; --", '\0', '𝓶😀'])(
    'takes %j as plain text',
    async (text) => {
      const { totalCount } = await list({ text: `Znak${text}Osobliwy` });
      expect(totalCount).toBe(0);
    },
  );

  it('treats everything but letters and digits as separators', async () => {
    const id = await createProduct(app, { name: 'Tkanina 50%_len', category: 'rolety' });
    for (const text of ['50%_len', 'len 50', '„LEN”, 50%']) {
      expect((await list({ text })).items.map((item) => item.id)).toEqual([id]);
    }
    for (const text of ['%', '_%', '...']) expect((await list({ text })).totalCount).toBe(0);
  });

  it.each([
    ['markizami', 'markizy'],
    ['pergolę', 'pergole'],
    ['roletach', 'rolety'],
  ])('finds products by the inflected form „%s”', async (text, category) => {
    const { items } = await list({ text });
    expect(items.map((item) => item.category)).toContain(category);
  });

  it('names the corrected word where no product has the typed one', async () => {
    const { data } = await app
      .visitor()
      .graphql(
        '{ typo: products(filter: { text: "pergolla" }) { corrected } right: products(filter: { text: "pergola" }) { corrected } }',
      );
    expect(data).toMatchObject({ typo: { corrected: 'pergola' }, right: { corrected: null } });
  });

  it('is ignored where there is only space', async () => {
    expect((await list({ text: '   ' })).totalCount).toBe((await list(null)).totalCount);
  });
});

describe('the other filters', () => {
  it('select a category', async () => {
    const { items, totalCount } = await list({ category: 'pergole' });
    expect(totalCount).toBe(items.length);
    expect(new Set(items.map(({ category }) => category))).toEqual(new Set(['pergole']));
  });

  it('include both ends of a price range', async () => {
    const name = 'Zakres cenowy Trzmiel';
    for (const basePrice of ['99.99', '100.00', '150.50', '200.00', '200.01'])
      await createProduct(app, { name, basePrice, pricePerSqm: '0.00' });
    const prices = async (filter: object) =>
      (await list({ text: 'trzmiel', ...filter }, { sort: 'price_asc' })).items.map(
        ({ basePrice }) => basePrice,
      );
    expect(await prices({ priceFrom: '100', priceTo: '200,00' })).toEqual([
      '100.00',
      '150.50',
      '200.00',
    ]);
    expect(await prices({ priceFrom: '200.01' })).toEqual(['200.01']);
    expect(await prices({ priceTo: '99.99', priceFrom: null })).toEqual(['99.99']);
    expect(await prices({ priceFrom: '300', priceTo: '100' })).toEqual([]);
  });

  it.each([
    ['automatyzacja', 'Pełna automatyka w standardzie.'],
    ['czujnik_wiatru', 'Z czujnikiem wiatru.'],
    ['czujnik_slonca', 'Ma czujnik słońca.'],
    ['smart_home', 'Gotowa na Smart Home.'],
    ['led', 'Taśma LED w profilu.'],
  ])('match the feature %s against the description', async (feature, description) => {
    const word = `nr${feature.length}${feature.slice(-2)}`;
    const id = await createProduct(app, { name: `Próba ${word}`, description });
    await createProduct(app, { name: `Próba ${word}`, description: 'Śledź bez dodatków.' });
    const { items } = await list({ text: word, features: [feature] });
    expect(items.map((item) => item.id)).toEqual([id]);
  });

  it('require all of the features', async () => {
    const name = 'Próba wielocechowa';
    await createProduct(app, { name, description: 'Oświetlenie LED.' });
    const id = await createProduct(app, { name, description: 'LED i czujnik wiatru.' });
    const { items } = await list({ text: 'wielocechowa', features: ['led', 'czujnik_wiatru'] });
    expect(items.map((item) => item.id)).toEqual([id]);
    expect((await list({ text: 'wielocechowa', features: [] })).totalCount).toBe(2);
  });

  it('select featured products', async () => {
    const featured = await list({ featured: true });
    const others = await list({ featured: false });
    expect(featured.items.every((item) => item.featured)).toBe(true);
    expect(others.items.some((item) => item.featured)).toBe(false);
    expect(featured.totalCount + others.totalCount).toBe((await list(null)).totalCount);
  });
});

describe('sorting', () => {
  const unsorted = ['Żuraw', 'Zebra', 'Świt', 'Sad', 'Ćma', 'Cis', 'Łan', 'Las', 'ósemka', 'Ogród'];
  const inPolishOrder = [...unsorted].sort(new Intl.Collator('pl').compare);

  beforeAll(async () => {
    for (const [index, name] of unsorted.entries())
      await createProduct(app, { name: `${name} porządkowy`, basePrice: `${500 - index * 10}.00` });
  });
  const sorted = async (sort: string) => {
    const found = await list({ text: 'porzadkowy' }, { sort });
    return namesOf(found).map((name) => name.replace(' porządkowy', ''));
  };

  it('by name follows the Polish alphabet', async () => {
    expect(await sorted('name_asc')).toEqual(inPolishOrder);
    expect(await sorted('name_desc')).toEqual([...inPolishOrder].reverse());
  });

  it('by price is numeric, not alphabetic', async () => {
    await createProduct(app, { name: 'Groszowy porządkowy', basePrice: '9.00' });
    expect(await sorted('price_desc')).toEqual([...unsorted, 'Groszowy']);
    expect(await sorted('price_asc')).toEqual(['Groszowy', ...[...unsorted].reverse()]);
  });

  it('by featured puts those first and keeps the rest by name', async () => {
    await createProduct(app, { name: 'Zzz porządkowy', featured: true });
    const [first, ...rest] = await sorted('featured');
    expect(first).toBe('Zzz');
    expect(rest.filter((name) => name !== 'Groszowy')).toEqual(inPolishOrder);
  });

  it('of equal values is by id', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 4; index += 1)
      ids.push(await createProduct(app, { name: 'Bliźniak', basePrice: '77.00' }));
    for (const sort of ['name_asc', 'name_desc', 'price_asc', 'price_desc', 'featured']) {
      const { items } = await list({ text: 'blizniak' }, { sort });
      expect(items.map(({ id }) => id)).toEqual(ids);
    }
  });
});
