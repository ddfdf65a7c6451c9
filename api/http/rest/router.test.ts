import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { awning } from '../../testing/factories.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

type Fields = Record<string, unknown>;

describe('products', () => {
  const SHAPE = {
    id: expect.any(Number),
    name: expect.any(String),
    description: expect.any(String),
    category: expect.any(String),
    imageUrl: expect.stringMatching(/^\/(zdjecia|rysunki)\/[\w/.-]+$/),
    featured: expect.any(Boolean),
    basePrice: expect.stringMatching(/^\d+\.\d\d$/),
    minWidth: expect.any(Number),
    maxWidth: expect.any(Number),
    availableColors: expect.arrayContaining([expect.any(String)]),
    availableFrameColors: expect.arrayContaining([expect.any(String)]),
  };

  it('GET /api/products lists all of them', async () => {
    const { status, headers, body } = await app.visitor().json<Fields[]>('GET', '/api/products');
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThanOrEqual(24);
    expect(headers.get('x-total-count')).toBe(String(body.length));
    for (const product of body) {
      expect(product).toMatchObject(SHAPE);
      expect(product).not.toHaveProperty('totalCount');
      expect(Array.isArray(product['specifications'])).toBe(false);
    }
  });

  it('GET /api/products/category/{category} lists only its products', async () => {
    const { body } = await app.visitor().json<Fields[]>('GET', '/api/products/category/zaluzje');
    expect(body.length).toBeGreaterThan(0);
    expect(new Set(body.map(({ category }) => category))).toEqual(new Set(['zaluzje']));
  });

  it('GET /api/products/{id} returns one, its specifications as a map', async () => {
    const { status, body } = await app.visitor().json('GET', '/api/products/1');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...SHAPE,
      id: 1,
      basePrice: '2490.00',
      pricePerSqm: '200.00',
      specifications: { Gwarancja: expect.any(String) },
    });
  });
});

describe('configurations', () => {
  it('POST /api/calculate-price returns price and area with their breakdown', async () => {
    const { status, body } = await app.visitor().json('POST', '/api/calculate-price', {
      ...awning(),
      lamelOrientation: 0,
      openingAngle: 0,
      additionalOptions: { windSensor: false, ledLighting: false },
      controlType: 'manual',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      calculatedPrice: '4890.00',
      area: '12.00',
      net: '3975.61',
      vat: '914.39',
      lines: expect.arrayContaining([expect.objectContaining({ code: 'base', amount: '2490.00' })]),
      warnings: [],
    });
  });

  it('POST /api/calculate-price assumes a square without other sizes, and says so', async () => {
    const request = { productId: 1, width: 400 };
    const { status, body } = await app.visitor().json('POST', '/api/calculate-price', request);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      calculatedPrice: '5690.00',
      area: '16.00',
      assumed: [{ field: 'projection', value: 400 }],
    });
  });

  it.each([
    [1, { width: 400 }, ['projection']],
    [2, { width: 400 }, ['projection', 'height']],
    [2, { width: 400, projection: null, height: 250 }, ['projection']],
    [3, { width: 120 }, ['height']],
    [4, { width: 400 }, ['projection']],
  ])(
    'POST /api/configurations of product %i refuses %j: 422',
    async (productId, sizes, missing) => {
      const request = { productId, ...sizes };
      const { status, body } = await app.visitor().json('POST', '/api/configurations', request);
      expect(status).toBe(422);
      expect(body).toMatchObject({
        error: { code: 'CONFIGURATION_INVALID', fields: missing.map((path) => ({ path })) },
      });
    },
  );

  it('POST /api/configurations keeps the server’s price, whatever was sent', async () => {
    const { status, body } = await app
      .visitor()
      .json('POST', '/api/configurations', { ...awning(), calculatedPrice: '1.00' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.any(String),
      productId: 1,
      width: 400,
      projection: 300,
      height: null,
      fabricColor: 'Czerwony',
      frameColor: 'Biały',
      controlType: 'manual',
      calculatedPrice: '4890.00',
    });
  });

  it.each(['/api/calculate-price', '/api/configurations'])(
    'POST %s names field, limits and value of what cannot be made',
    async (path) => {
      const { status, body } = await app.visitor().json('POST', path, awning({ width: 9999 }));
      expect(status).toBe(422);
      expect(body).toMatchObject({
        error: {
          code: 'CONFIGURATION_INVALID',
          fields: [{ path: 'width', min: 200, max: 600, value: '9999' }],
        },
      });
    },
  );
});

describe('a list', () => {
  it('is cut by limit and offset', async () => {
    const all = await app.visitor().json<Fields[]>('GET', '/api/products');
    const part = await app.visitor().json<Fields[]>('GET', '/api/products?limit=3&offset=2');
    expect(part.body).toEqual(all.body.slice(2, 5));
    expect(part.headers.get('x-total-count')).toBe(String(all.body.length));
    const beyond = await app.visitor().json<Fields[]>('GET', '/api/products?offset=9999');
    expect(beyond.body).toEqual([]);
    expect(beyond.headers.get('x-total-count')).toBe(String(all.body.length));
  });

  it('is answered to HEAD without a body', async () => {
    const response = await app.visitor().fetch('/api/products?limit=2', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('x-total-count'))).toBeGreaterThanOrEqual(24);
    expect(await response.text()).toBe('');
  });

  it('has at most 200, the default', async () => {
    await app.sql(`insert into product (name, description, category, image_url, specifications, base_price, min_width,
        max_width, available_colors, available_frame_colors, available_variants, drawing)
      select 'Masowy', 'Opis', 'rolety', image_url, '[]', 1, 1, 2, '{Biały}', '{Biały}', '{kasetowe}', drawing
        from product, generate_series(1, 210) where product.id = 1`);
    const { body, headers } = await app.visitor().json<Fields[]>('GET', '/api/products');
    expect(body).toHaveLength(200);
    expect(Number(headers.get('x-total-count'))).toBeGreaterThan(210);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=abc', 'limit'],
    ['limit=', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=99999999999999999999', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=x', 'offset'],
    ['offset=1e3', 'offset'],
  ])('refuses ?%s', async (query, path) => {
    for (const url of ['/api/products', '/api/products/category/rolety', '/api/admin/orders']) {
      expect(await staff.json('GET', `${url}?${query}`)).toMatchObject({
        status: 422,
        body: { error: { code: 'BAD_USER_INPUT', fields: [{ path }] } },
      });
    }
  });
});
