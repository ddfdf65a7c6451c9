import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillCart, orderInput, saveAwning } from '../../testing/factories.js';
import { allowProduction } from '../../testing/orders.js';
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

/** The body by which a cart with these lines is ordered over REST. */
function orderBody(orderItems: Fields[]): Fields {
  const { expectedTotal: totalAmount, ...customer } = orderInput();
  return { ...customer, totalAmount, orderItems };
}

describe('the cart', () => {
  it('is filled, read, and emptied by line and as a whole', async () => {
    const visitor = app.visitor();
    const { id: configurationId } = await saveAwning(visitor);
    const added = await visitor.json<Fields>('POST', '/api/cart', {
      sessionId: 'default',
      configurationId,
      quantity: 2,
    });
    expect(added.status).toBe(201);
    const line = {
      id: expect.any(String),
      sessionId: 'default',
      configurationId,
      quantity: 2,
      configuration: expect.objectContaining({ calculatedPrice: '4890.00', width: 400 }),
      product: { name: 'Markiza tarasowa Aurora 350', imageUrl: expect.any(String) },
    };
    expect(added.body).toMatchObject(line);
    expect((await visitor.json('GET', '/api/cart')).body).toMatchObject([line]);

    const removed = await visitor.json('DELETE', `/api/cart/${String(added.body['id'])}`);
    expect(removed).toMatchObject({ status: 204, body: null });
    expect((await visitor.json('GET', '/api/cart')).body).toEqual([]);

    await visitor.json('POST', '/api/cart', { configurationId });
    const cleared = await visitor.json('DELETE', '/api/cart/session/default');
    expect(cleared).toMatchObject({ status: 204, body: null });
    expect((await visitor.json('GET', '/api/cart')).body).toEqual([]);
  });

  it('of another visitor cannot be reached', async () => {
    const owner = app.visitor();
    const { lines } = await fillCart(owner);
    const stranger = app.visitor();
    await fillCart(stranger);
    const answers = [
      await stranger.json('DELETE', `/api/cart/${lines[0]!.id}`),
      await stranger.json('DELETE', '/api/cart/session/other'),
      await stranger.json('POST', '/api/cart', {
        sessionId: 'other',
        configurationId: lines[0]!.configuration.id,
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 403, 403]);
    expect((await owner.json<unknown[]>('GET', '/api/cart')).body).toHaveLength(1);
  });
});

describe('orders', () => {
  it('POST /api/orders places the cart', async () => {
    const visitor = app.visitor();
    const { lines } = await fillCart(visitor);
    const { configuration } = lines[0]!;
    const item = {
      configurationId: configuration.id,
      quantity: 1,
      productName: 'Markiza',
      price: configuration.calculatedPrice,
    };
    const { status, body } = await visitor.json('POST', '/api/orders', orderBody([item]), {
      'idempotency-key': randomUUID(),
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      token: expect.stringMatching(/^[\w-]{43}$/),
      status: 'pending',
      totalAmount: '4890.00',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it('are refused with an empty cart', async () => {
    const { status, body } = await app.visitor().json('POST', '/api/orders', orderBody([]));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      error: { code: 'EMPTY_CART', message: expect.stringContaining('Pusty koszyk') },
    });
  });

  it('GET /api/admin/orders lists them, also by status', async () => {
    const all = await staff.json<Fields[]>('GET', '/api/admin/orders');
    expect(all.status).toBe(200);
    expect(all.headers.get('x-total-count')).toBe(String(all.body.length));
    for (const order of all.body) {
      expect(order).toMatchObject({
        id: expect.any(Number),
        customerName: expect.any(String),
        customerEmail: expect.stringContaining('@'),
        customerPhone: expect.stringMatching(/^\+\d+$/),
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        totalAmount: expect.stringMatching(/^\d+\.\d\d$/),
        status: expect.any(String),
      });
      expect(order).not.toHaveProperty('token');
    }
    const shipped = await staff.json<Fields[]>('GET', '/api/admin/orders?status=shipped');
    expect(shipped.body.length).toBeGreaterThan(0);
    expect(shipped.body.every(({ status }) => status === 'shipped')).toBe(true);
  });

  it('PUT /api/admin/orders/{id}/status sets any status', async () => {
    const [order] = (await staff.json<Fields[]>('GET', '/api/admin/orders?limit=1')).body;
    const path = `/api/admin/orders/${String(order!['id'])}/status`;
    await allowProduction(app, Number(order!['id']));
    for (const status of ['delivered', 'pending', 'cancelled', 'in_production']) {
      const answer = await staff.json('PUT', path, { status, notes: 'Sprawdzone telefonicznie.' });
      expect(answer).toMatchObject({ status: 200, body: { id: order!['id'], status } });
    }
  });

  it('GET /api/admin/dashboard gives five figures', async () => {
    const { status, body } = await staff.json('GET', '/api/admin/dashboard');
    expect(status).toBe(200);
    expect(body).toEqual({
      totalOrders: expect.any(Number),
      pendingOrders: expect.any(Number),
      totalRevenue: expect.stringMatching(/^\d+\.\d\d$/),
      lowStockItems: expect.any(Number),
      openInquiries: expect.any(Number),
    });
  });
});

describe('signing in', () => {
  it('GET /api/auth/user returns who is signed in, else 401', async () => {
    expect(await staff.json('GET', '/api/auth/user')).toMatchObject({
      status: 200,
      body: { id: expect.any(Number), email: expect.any(String), role: 'staff' },
    });
    expect(await app.visitor().json('GET', '/api/auth/user')).toMatchObject({
      status: 401,
      body: { error: { code: 'UNAUTHENTICATED' } },
    });
  });

  it('GET /api/login and GET /api/logout can be opened as pages', async () => {
    const login = await app.visitor().fetch('/api/login?returnTo=/admin/orders');
    expect([login.status, login.headers.get('location')]).toEqual([
      302,
      '/logowanie?returnTo=%2Fadmin%2Forders',
    ]);
    const visitor = await app.signIn('staff');
    const logout = await visitor.fetch('/api/logout');
    expect([logout.status, logout.headers.get('location')]).toEqual([302, '/']);
    expect((await visitor.json('GET', '/api/auth/user')).status).toBe(401);
  });
});
