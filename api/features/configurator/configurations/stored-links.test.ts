import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CATEGORIES, type Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { STORED } from '#engine/testing/stored-configurations';
import { fillCart, projectRow, saveAwning, saveProject } from '../../../testing/factories.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Saves a configuration with `settings` as an earlier version of the shop stored them; returns its id. */
async function saveStored(category: Category, settings: object): Promise<string> {
  const { id } = await saveAwning(app.visitor(), goodsOf(category));
  await app.sql(
    `update configuration set settings = $2, calculated_price = 1234.56 where id = $1`,
    [id, JSON.stringify(settings)],
  );
  return id;
}

/** The fields of an input for the default product of a family in the family's default sizes. */
function goodsOf(category: Category) {
  const { defaultProductId: productId, dimensions } = familyOf(category);
  const sizes = dimensions.map(({ dimension, defaultValue }) => [dimension, defaultValue]);
  const nothing = { productType: undefined, fabricColor: undefined, frameColor: undefined };
  return { ...nothing, productId, projection: undefined, ...Object.fromEntries(sizes) };
}

const READ = `query ($id: ID!) {
  configuration(id: $id) { category productType width projection height calculatedPrice shortPath offerUrl }
}`;

describe.each(CATEGORIES)('a link to a configuration of %s', (category) => {
  const { first, second } = STORED[category];
  it.each([
    ['first', first],
    ['second', { ...second, version: 2 }],
  ])('of the %s version opens with its size and price', async (_version, settings) => {
    const id = await saveStored(category, settings);
    const { data, errors } = await app
      .visitor()
      .graphql<{ configuration: { shortPath: string; offerUrl: string } }>(READ, { id });
    expect(errors).toBeUndefined();
    const { variant, width, projection, height } = settings as Record<string, unknown>;
    expect(data.configuration).toMatchObject({
      category,
      productType: variant,
      width,
      projection,
      height,
      calculatedPrice: '1234.56',
    });
    const visitor = app.visitor();
    const opened = await visitor.fetch(data.configuration.shortPath, { redirect: 'manual' });
    expect(opened.headers.get('location')).toContain(`?configuration=${id}`);
    for (const path of [data.configuration.offerUrl, `/rysunki/konfiguracja/${id}.svg`])
      expect((await visitor.fetch(path)).status).toBe(200);
    const { lines } = await fillCart(visitor, { configurationId: id });
    expect(lines).toMatchObject([{ configuration: { id, calculatedPrice: '1234.56' } }]);
  });
});

it('a link to a project of windows of the first version opens with sizes, labels and prices', async () => {
  const families = CATEGORIES.filter((category) => familyOf(category).forWindows);
  const id = await saveProject(
    app.visitor(),
    families.map((category) => projectRow({ ...goodsOf(category), label: `Okno ${category}` })),
  );
  for (const [position, category] of families.entries())
    await app.sql(
      `update configuration set settings = $3, calculated_price = 1000 + $2::int where id =
         (select configuration_id from project_row where project_id = $1 and position = $2)`,
      [id, position, JSON.stringify(STORED[category].first)],
    );
  const { data, errors } = await app.visitor().graphql<{ project: unknown }>(
    `query ($id: ID!) {
      project(id: $id) { rows { label lineTotal configuration { width height productType } } }
    }`,
    { id },
  );
  expect(errors).toBeUndefined();
  expect(data.project).toEqual({
    rows: families.map((category, position) => {
      const { variant, width, height } = STORED[category].first;
      return {
        label: `Okno ${category}`,
        lineTotal: `${1000 + position}.00`,
        configuration: { width, height, productType: variant },
      };
    }),
  });
  expect((await app.visitor().fetch(`/oferta/projekt/${id}.pdf`)).status).toBe(200);
});
