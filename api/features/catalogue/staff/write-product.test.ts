import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProduct, fillCart, productInput } from '../../../testing/factories.js';
import { placeOrder } from '../../../testing/orders.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { waitFor } from '../../../testing/wait-for.js';

interface Written {
  product: { id: number; version: number; [field: string]: unknown } | null;
  userErrors: { code: string; message: string; path: string[] | null }[];
}

const FIELDS = `product { id version name description category subcategory imageUrl featured basePrice pricePerSqm
  minWidth maxWidth minHeight maxHeight minProjection maxProjection availableColors availableFrameColors
  availableVariants archivedAt ratingCount specifications { name value } picture { url } }
  userErrors { code message path }`;

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

async function mutate(name: string, input: object): Promise<Written> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await staff.graphql<Record<string, Written>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${FIELDS} } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data[name]!;
}

async function create(more?: Record<string, unknown>): Promise<NonNullable<Written['product']>> {
  const { product, userErrors } = await mutate('createProduct', productInput(more));
  expect(userErrors).toEqual([]);
  return product!;
}

/** Saves a configuration of this product; returns the id of the configuration. */
async function saveAwningOf(visitor: TestVisitor, productId: number): Promise<string> {
  const { body } = await visitor.json<{ id: string }>('POST', '/api/configurations', {
    productId,
    width: 300,
    projection: 300,
  });
  return body.id;
}

const inShop = async (id: number) => {
  const { data } = await app
    .visitor()
    .graphql<{ product: object | null }>(`{ product(id: ${id}) { id name basePrice } }`);
  return data.product;
};

describe('a new product', () => {
  it('is in the shop at once, with its drawing as picture and all variants of its family', async () => {
    const product = await create({ name: '  Markiza Nowa ', availableColors: ['szary', 'BIALY'] });
    expect(product).toMatchObject({
      name: 'Markiza Nowa',
      imageUrl: `/rysunki/produkt/${product.id}.svg`,
      availableColors: ['Szary', 'Biały'],
      availableVariants: ['kasetowe', 'koszowe'],
      basePrice: '1500.00',
      archivedAt: null,
      ratingCount: 0,
      version: 1,
    });
    expect(await inShop(product.id)).toMatchObject({ name: 'Markiza Nowa' });
    await waitFor(async () => (await app.services.catalogue.current()).products.has(product.id));
    const drawing = await app.visitor().fetch(product.imageUrl as string);
    expect([drawing.status, drawing.headers.get('content-type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(await drawing.text()).not.toMatch(/NaN|undefined/);
  });

  it('sent again after a lost answer, also at the same time, is added once', async () => {
    const input = productInput();
    const ids = await Promise.all([1, 2, 3].map(async () => (await create(input)).id));
    const { id } = await create(input);
    expect(new Set(ids)).toEqual(new Set([id]));
    expect((await create({ ...input, basePrice: '1600.00' })).id).not.toBe(id);
    await staff.json('DELETE', `/api/admin/products/${id}`);
    expect(ids).not.toContain((await create(input)).id);
  });

  it.each(['markizy', 'pergole', 'zaluzje', 'zadaszenia', 'refleksole', 'rolety'])(
    'of %s can be priced, whatever its limits',
    async (category) => {
      for (const [min, max] of [
        [10, 10],
        [2000, 2000],
        [10, 2000],
      ]) {
        const sizes = { minWidth: min, maxWidth: max, minHeight: min, maxHeight: max };
        const { id } = await create({ ...sizes, minProjection: min, maxProjection: max, category });
        await waitFor(async () => (await app.services.catalogue.current()).products.has(id));
        const quote = await app
          .visitor()
          .json('POST', '/api/calculate-price', { productId: id, width: min });
        expect(quote.status).toBe(200);
        const drawing = await app.visitor().fetch(`/rysunki/produkt/${id}.svg`);
        expect(drawing.status).toBe(200);
        expect(await drawing.text()).not.toMatch(/NaN|Infinity/);
      }
    },
  );
});

describe('rules of the whole product', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['a width from above its to', { minWidth: 501 }, 'minWidth'],
    ['a height from above its to', { minHeight: 300, maxHeight: 200 }, 'minHeight'],
    ['a depth from above its to', { minProjection: 400, maxProjection: 150 }, 'minProjection'],
    ['no colour', { availableColors: [] }, 'availableColors'],
    ['no colour of the frame', { availableFrameColors: [] }, 'availableFrameColors'],
    ['a colour that there is not', { availableColors: ['Biały', 'Seledyn'] }, 'availableColors'],
    ['no variant', { availableVariants: [] }, 'availableVariants'],
    ['a variant of another family', { availableVariants: ['szklane'] }, 'availableVariants'],
    ['a cloth of another family', { fabricCollection: 'nokturn' }, 'fabricCollection'],
    ['a cloth without one of its colours', { fabricCollection: 'lido' }, 'fabricCollection'],
    [
      'a specification twice',
      { specifications: ['Napęd', 'napęd '].map((name) => ({ name, value: 'x' })) },
      'specifications.1.name',
    ],
    ['a script for a picture', { imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
    ['a picture without TLS', { imageUrl: 'http://example.com/a.jpg' }, 'imageUrl'],
    ['a picture beyond the folder', { imageUrl: '/zdjecia/../../etc/passwd' }, 'imageUrl'],
    ['a picture of another host', { imageUrl: 'https://example.com/a.jpg' }, 'imageUrl'],
    ['a picture of another host without a scheme', { imageUrl: '//example.com/a.jpg' }, 'imageUrl'],
    ['a host that begins as ours', { imageUrl: 'http://shop.test.evil.example/a.jpg' }, 'imageUrl'],
    ['an upload that is gone', { imageUrl: `/zdjecia/wgrane-${'0'.repeat(32)}` }, 'imageUrl'],
  ])('refuse %s at its field', async (_, fields, path) => {
    const { product, userErrors } = await mutate('createProduct', productInput(fields));
    expect(product).toBeNull();
    expect(userErrors).toEqual([
      { code: 'BAD_USER_INPUT', message: expect.stringMatching(/\.$/), path: path.split('.') },
    ]);
  });

  it('name the size of an awning as its form does', async () => {
    const { userErrors } = await mutate(
      'createProduct',
      productInput({ category: 'markizy', minProjection: 400, maxProjection: 150 }),
    );
    expect(userErrors[0]?.message).toMatch(/^Wysięg: najmniejszy wymiar \(400\scm\)/);
  });

  it('accept a picture by its path and by its absolute URL, over REST too', async () => {
    for (const imageUrl of ['/zdjecia/produkt-1', 'http://shop.test/zdjecia/produkt-1']) {
      const { id } = await create({ imageUrl });
      const stored = await app.sql('select image_url from product where id = $1', [id]);
      expect(stored).toEqual([{ image_url: '/zdjecia/produkt-1' }]);
    }
    const body = { ...productInput(), imageUrl: 'https://example.com/a.jpg' };
    expect(await staff.json('POST', '/api/admin/products', body)).toMatchObject({
      status: 422,
      body: { error: { fields: [{ path: 'imageUrl', message: expect.stringMatching(/Wgraj/) }] } },
    });
  });

  it('let other fields change where an external address was stored before', async () => {
    const { id, version } = await create();
    const foreign = 'https://example.com/a.jpg';
    await app.sql('update product set image_url = $2 where id = $1', [id, foreign]);
    const change = { id, version, name: 'Inna nazwa', imageUrl: `/rysunki/produkt/${id}.svg` };
    expect((await mutate('updateProduct', change)).userErrors).toEqual([]);
  });

  it('report all problems at once, and check a change together with the current fields', async () => {
    const { id, version } = await create({ minHeight: 100 });
    const change = { id, version, maxHeight: 90, maxWidth: 100, availableColors: ['Seledyn'] };
    const { product, userErrors } = await mutate('updateProduct', change);
    expect(userErrors.map(({ path }) => path)).toEqual([
      ['minWidth'],
      ['minHeight'],
      ['availableColors'],
    ]);
    expect(product).toMatchObject({ version, maxWidth: 500 });
  });
});

describe('prices', () => {
  it.each([
    ['basePrice', '91000000'],
    ['basePrice', '1000000.01'],
    ['pricePerSqm', '10000.01'],
  ])('refuse %s %s', async (field, price) => {
    const { product, userErrors } = await mutate('createProduct', {
      ...productInput(),
      [field]: price,
    });
    expect(product).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', path: [field] }]);
  });

  it('at their limits are computed for the largest product with all options', async () => {
    const { id } = await create({
      basePrice: '1000000',
      pricePerSqm: '10000',
      maxWidth: 2000,
      maxProjection: 2000,
    });
    const { data, errors } = await app.visitor().graphql(
      `query ($id: Int!) {
        product(id: $id) { smallestPrice { calculatedPrice } }
        priceQuote(input: { productId: $id, width: 2000, projection: 2000 }) { calculatedPrice } }`,
      { id },
    );
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('5000000.00');
  });
});

describe('a change', () => {
  it('keeps absent fields, clears fields that are null, and raises the version', async () => {
    const { id, version } = await create({
      subcategory: 'Na taras',
      pricePerSqm: '100',
      specifications: [{ name: 'Napęd', value: 'korba' }],
      featured: true,
    });
    const { product } = await mutate('updateProduct', {
      id,
      version,
      subcategory: null,
      basePrice: '1600,5',
    });
    expect(product).toMatchObject({
      subcategory: null,
      basePrice: '1600.50',
      pricePerSqm: '100.00',
      featured: true,
      specifications: [{ name: 'Napęd', value: 'korba' }],
      version: version + 1,
    });
  });

  it('that sends back the shown picture keeps it', async () => {
    const [before] = await app.sql<{ image_url: string; version: number }>(
      'select image_url, version from product where id = 5',
    );
    const { data } = await staff.graphql<{ adminProduct: { imageUrl: string } }>(
      '{ adminProduct(id: 5) { imageUrl } }',
    );
    const { imageUrl } = data.adminProduct;
    await mutate('updateProduct', { id: 5, version: before!.version, imageUrl });
    expect(await app.sql('select image_url from product where id = 5')).toEqual([
      { image_url: before!.image_url },
    ]);
  });

  it('of an old version writes nothing and returns the current product', async () => {
    const { id, version } = await create();
    await mutate('updateProduct', { id, version, name: 'Ich nazwa' });
    const { product, userErrors } = await mutate('updateProduct', { id, version, name: 'Moja' });
    expect(userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
    expect(product).toMatchObject({ name: 'Ich nazwa', version: version + 1 });
  });

  it('by two at once succeeds for one of them', async () => {
    const { id, version } = await create();
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) =>
        mutate('updateProduct', { id, version, name: `Markiza ${name}` }),
      ),
    );
    const codes = answers.map(({ userErrors }) => userErrors[0]?.code ?? 'done');
    expect(codes.sort()).toEqual([...Array<string>(3).fill('CHANGED_MEANWHILE'), 'done']);
  });

  it('of an unknown product is not found', async () => {
    const { userErrors } = await mutate('updateProduct', { id: 999_999, version: 1 });
    expect(userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('of the family sets its variants and its drawing; a cart with the product still opens', async () => {
    const { id, version } = await create();
    await waitFor(async () => (await app.services.catalogue.current()).products.has(id));
    const visitor = app.visitor();
    await fillCart(visitor, { configurationId: await saveAwningOf(visitor, id) });
    const { product } = await mutate('updateProduct', { id, version, category: 'rolety' });
    expect(product).toMatchObject({ availableVariants: ['wolnowiszace', 'kasetowe'] });
    const cart = await visitor.graphql('{ cart { total lines { id unitPrice } } }');
    expect(cart.errors).toBeUndefined();
  });

  it('is recorded with its author, before and after', async () => {
    const { id, version } = await create();
    await mutate('updateProduct', { id, version, basePrice: '99' });
    const entries = await app.sql(
      `select action, before, after from audit_entry where subject_type = 'product' and subject_id = $1 order by id`,
      [String(id)],
    );
    expect(entries).toMatchObject([
      { action: 'created' },
      { action: 'changed', before: { base_price: 1500 }, after: { base_price: 99 } },
    ]);
  });
});

describe('a copy', () => {
  it('is archived under a name of its own, without rating and bestseller mark', async () => {
    const { id } = await create({ name: 'Markiza Wzór', featured: true });
    const { product } = await mutate('duplicateProduct', { id });
    expect(product).toMatchObject({
      name: 'Markiza Wzór (kopia)',
      featured: false,
      ratingCount: 0,
      imageUrl: `/rysunki/produkt/${product!.id}.svg`,
      archivedAt: expect.any(String),
    });
    expect(await inShop(product!.id)).toBeNull();
  });

  it('is made once for its key, however often the request is sent', async () => {
    const { id } = await create({ name: `Markiza ${randomUUID()}` });
    const copy = async (idempotencyKey?: string) =>
      (await mutate('duplicateProduct', { id, idempotencyKey })).product!.id;
    const key = randomUUID();
    const first = await copy(key);
    expect(await copy(key)).toBe(first);
    const others = [await copy(randomUUID()), await copy(), await copy()];
    expect(new Set([first, ...others]).size).toBe(4);
  });

  it('under the key of a copy of another product is refused', async () => {
    const idempotencyKey = randomUUID();
    const copyOf = async ({ id }: { id: number }) =>
      await mutate('duplicateProduct', { id, idempotencyKey });
    await copyOf(await create({}));
    expect((await copyOf(await create({}))).userErrors).toMatchObject([
      { code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] },
    ]);
  });
});

describe('the archive', () => {
  const many = (name: string, ids: number[]) =>
    staff.graphql<
      Record<string, { products: { id: number }[]; userErrors: Written['userErrors'] }>
    >(
      `mutation ($ids: [Int!]!) { ${name}(input: { ids: $ids }) { products { id } userErrors { code path } } }`,
      { ids },
    );

  it('removes products from the shop and restores them; orders with them stay complete', async () => {
    const id = await createProduct(app);
    const visitor = app.visitor();
    const configurationId = await saveAwningOf(visitor, id);
    const { total: expectedTotal } = await fillCart(visitor, { configurationId });
    const { order } = await placeOrder(visitor, { expectedTotal });
    expect((await many('archiveProducts', [id])).data['archiveProducts']!.userErrors).toEqual([]);
    expect(await inShop(id)).toBeNull();
    const read = await visitor.graphql(
      `{ order(token: "${order!.token}") { lines { productName lineTotal } } }`,
    );
    expect(read.data).toMatchObject({ order: { lines: [{ productName: 'Produkt testowy' }] } });
    await many('restoreProducts', [id]);
    expect(await inShop(id)).toMatchObject({ id });
  });

  it('changes all or none', async () => {
    const { id } = await create();
    const { data } = await many('archiveProducts', [id, 999_999]);
    expect(data['archiveProducts']!.userErrors).toEqual([
      { code: 'NOT_FOUND', path: ['ids', '1'] },
    ]);
    expect(await inShop(id)).toMatchObject({ id });
  });
});
