import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fold } from '#engine/locale/text';
import { changeProduct, createProduct } from '../../testing/factories.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { waitFor } from '../../testing/wait-for.js';

interface Results {
  corrected: string | null;
  isPartial: boolean;
  isPageFirst: boolean;
  productCount: number;
  products: { id: number; name: string; category: string; availableColors: string[] }[];
  articles: { id: string; title: string }[];
  pages: { path: string; title: string; description: string }[];
  fabrics: { id: string; name: string; color: string }[];
  excerpts: { path: string; parts: { text: string; isFound: boolean }[] }[];
}

const SEARCH = `query ($input: SearchInput!) { search(input: $input) {
  corrected isPartial isPageFirst productCount
  products { id name category availableColors }
  articles { id title }
  pages { path title description }
  fabrics { id name color }
  excerpts { path parts { text isFound } }
} }`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { READ_CACHE: '0' } });
});
afterAll(() => app.close());

async function search(text: string, limit = 24): Promise<Results> {
  const { data, errors } = await app
    .visitor()
    .graphql<{ search: Results }>(SEARCH, { input: { text, limit } });
  expect(errors).toBeUndefined();
  return data.search;
}

const sizesOf = ({ products, articles, pages, fabrics }: Results) =>
  [products, articles, pages, fabrics].map(({ length }) => length);

describe('the search of the shop', () => {
  it.each([
    ['sypialnia', 'sypialni', 'SYPIALNIĄ'],
    ['komary', 'komarów', 'komar'],
    ['okno', 'okien', 'oknami'],
    ['taras', 'tarasie', 'TARASOWI'],
    ['żaluzja', 'zaluzji', 'Żaluzjami'],
    ['wysokość', 'wysokości', 'WYSOKOŚCIĄ'],
    ['część', 'części', 'częściami'],
  ])('finds the same for %j as for %j and %j', async (one, other, third) => {
    const ids = ({ products, articles }: Results) => [
      new Set(products.map(({ id }) => id)),
      new Set(articles.map(({ id }) => id)),
    ];
    const found = ids(await search(one));
    expect(found.some(({ size }) => size > 0)).toBe(true);
    expect(ids(await search(other))).toEqual(found);
    expect(ids(await search(third))).toEqual(found);
  });

  it.each([
    ['czerwona', 'Czerwony'],
    ['czerwone', 'Czerwony'],
    ['antracytowa', 'Antracyt'],
    ['kremowe', 'Krem'],
  ])('finds goods by the colour „%s”', async (text, color) => {
    const { products, fabrics } = await search(text);
    expect(products[0]?.availableColors).toContain(color);
    expect(fabrics.map((fabric) => fabric.color)).toContain(color);
  });

  it('finds products, articles, pages and fabrics, matches in the title first', async () => {
    const { products, articles, pages, fabrics, productCount } = await search('markizy');
    expect(products[0]?.category).toBe('markizy');
    expect(productCount).toBeGreaterThanOrEqual(products.length);
    expect(articles[0]?.title).toMatch(/markiz/i);
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/konfigurator/markizy', '/pomiar/markizy']),
    );
    expect(fabrics.length).toBeGreaterThan(0);
  });

  it.each([
    ['reklamacja', '/regulamin'],
    ['odstąpić od umowy', '/odstapienie'],
    ['montaż', '/montaz'],
    ['godziny otwarcia', '/kontakt'],
    ['próbki tkanin', '/tkaniny'],
    ['wycena', '/wycena'],
  ])('lists for „%s” a link to %s', async (text, path) => {
    expect((await search(text)).pages.map((page) => page.path)).toContain(path);
  });

  it.each([
    ['gwarancja', true],
    ['pozwolenie na budowę', true],
    ['odstąpić od umowy', true],
    ['godziny otwarcia', true],
    ['montaż', true],
    ['markizy', false],
    ['rolety', false],
    ['czerwona markiza', false],
    ['taras', false],
  ])('says for „%s” whether it names a page: %s', async (text, isNamed) => {
    expect((await search(text)).isPageFirst).toBe(isNamed);
  });

  it('has a sentence with the words, in any form, of each product, article and page that has one', async () => {
    const { products, articles, pages, excerpts } = await search('taras deszcz');
    const paths = [
      ...products.map(({ id }) => `/produkt/${id}`),
      ...articles.map(({ id }) => `/blog/${id}`),
      ...pages.map(({ path }) => path),
    ];
    const found = excerpts.map(({ path }) => path);
    expect(found).toEqual(paths.filter((path) => found.includes(path)));
    expect(found).toEqual(
      expect.arrayContaining([expect.stringMatching(/^.produkt/), expect.stringMatching(/^.blog/)]),
    );
    for (const { parts } of excerpts) {
      const marked = parts.filter(({ isFound }) => isFound).map(({ text }) => fold(text));
      expect(marked.length).toBeGreaterThan(0);
      expect(marked.filter((word) => !/^(taras|deszcz)/.test(word))).toEqual([]);
      const sentence = parts.map(({ text }) => text).join('');
      expect(sentence).not.toMatch(/[<>\n]|&\w+;/);
      expect(sentence.length).toBeLessThan(200);
    }
  });

  it.each([
    ['markzia', /markiz/],
    ['sypilania', /sypialni/],
    ['żaluzje fasdowe', /fasadow/],
  ])('shows for the mistyped „%s” the results for the nearest word', async (text, corrected) => {
    const results = await search(text);
    expect(results.corrected).toMatch(corrected);
    expect(results.products.length).toBeGreaterThan(0);
  });

  it('shows matches of some of the words where nothing matches all of them', async () => {
    const results = await search('hipopotam na tarasie');
    expect(results).toMatchObject({ isPartial: true, corrected: null });
    expect(results.products.length).toBeGreaterThan(0);
  });

  it.each(['hipopotam', '%', '_', '\\', '', '   ', '\0', '😀', '𝓶', '---', 'x'.repeat(100)])(
    'finds nothing for %j',
    async (text) => {
      expect(sizesOf(await search(text))).toEqual([0, 0, 0, 0]);
    },
  );

  it.each(["'; drop table product; --", '<script>markiza</script>', 'markiza\0%', '../markiza'])(
    'searches for the words of %j',
    async (text) => {
      expect((await search(text)).isPartial).toBe(!text.endsWith('markiza') && !text.endsWith('%'));
    },
  );

  it('finds a new product, and no longer an archived one', async () => {
    const id = await createProduct(app, { name: 'Osłona Jarzębinowa' });
    const found = async () => (await search('jarzębinowej')).products.map((product) => product.id);
    await waitFor(async () => (await found()).includes(id));
    await changeProduct(app, id);
    await waitFor(async () => (await found()).length === 0);
  });

  it('returns at most the requested number of each group', async () => {
    const results = await search('markiza', 2);
    expect(sizesOf(results)).toEqual([2, 2, 2, 2]);
    expect(results.productCount).toBeGreaterThan(2);
  });

  it('needs no SQL statement', async () => {
    await search('markiza');
    expect(await app.countStatements(() => search('czerwona markiza'))).toBe(0);
  });
});

describe('an invalid search is refused', () => {
  it.each([
    ['text', { text: 'x'.repeat(101) }],
    ['text', { text: null }],
    ['text', { text: 5 }],
    ['text', {}],
    ['limit', { text: 'markiza', limit: 0 }],
    ['limit', { text: 'markiza', limit: 25 }],
    ['limit', { text: 'markiza', limit: null }],
    ['limit', { text: 'markiza', limit: 1.5 }],
  ])('for its %s: %j', async (field, input) => {
    const { errors } = await app.visitor().graphql(SEARCH, { input });
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(JSON.stringify(errors)).toContain(field);
  });
});
