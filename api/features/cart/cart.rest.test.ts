import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveAwning } from '../../testing/factories.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';

interface RestLine {
  id: string;
  sessionId: string;
  configurationId: string;
  quantity: number;
  configuration: { calculatedPrice: string; width: number };
  product: { name: string; imageUrl: string };
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the cart over REST', () => {
  it('can be filled, read, reduced and cleared as the specified API describes', async () => {
    const visitor = app.visitor();
    const { id: configurationId } = await saveAwning(visitor);
    const added = await visitor.json<RestLine>('POST', '/api/cart', {
      sessionId: 'default',
      configurationId,
      quantity: 2,
    });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      sessionId: 'default',
      configurationId,
      quantity: 2,
      configuration: { calculatedPrice: '4890.00', width: 400 },
      product: { name: 'Markiza tarasowa Aurora 350' },
    });
    const again = await visitor.json<RestLine>('POST', '/api/cart', { configurationId });
    expect(again.body).toMatchObject({ id: added.body.id, quantity: 3 });
    const shouted = { configurationId: configurationId.toUpperCase() };
    expect((await visitor.json('POST', '/api/cart', shouted)).body).toMatchObject({ quantity: 4 });
    const { body } = await visitor.json<RestLine[]>('GET', '/api/cart');
    expect(body).toEqual([{ ...again.body, quantity: 4, lineTotal: '19560.00' }]);

    expect((await visitor.json('DELETE', `/api/cart/${added.body.id}`)).status).toBe(204);
    expect((await visitor.json('DELETE', `/api/cart/${added.body.id}`)).status).toBe(404);
    await visitor.json('POST', '/api/cart', { configurationId });
    expect((await visitor.json('DELETE', '/api/cart/session/default')).status).toBe(204);
    expect((await visitor.json('GET', '/api/cart')).body).toEqual([]);
  });

  it('refuses the session id of another cart', async () => {
    const visitor = app.visitor();
    const { id: configurationId } = await saveAwning(visitor);
    const refused = [
      await visitor.json('POST', '/api/cart', { sessionId: 'other', configurationId, quantity: 1 }),
      await visitor.json('DELETE', '/api/cart/session/other'),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(403);
      expect(body).toMatchObject({ error: { code: 'FORBIDDEN' } });
    }
    expect((await visitor.json('GET', '/api/cart')).body).toEqual([]);
  });

  it('refuses the hundredth piece by 422, naming field and limit', async () => {
    const visitor = app.visitor();
    const { id: configurationId } = await saveAwning(visitor);
    await visitor.json('POST', '/api/cart', { configurationId, quantity: 99 });
    const { status, body } = await visitor.json('POST', '/api/cart', { configurationId });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: { code: 'QUANTITY_LIMIT', fields: [{ path: 'quantity', max: 99 }] },
    });
  });

  it('answers 404 for an invalid id of a line', async () => {
    expect((await app.visitor().json('DELETE', '/api/cart/1')).status).toBe(404);
  });
});
