import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillCart, saveAwning } from '../testing/factories.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';

interface Held {
  cart: { lines: { id: string; configuration: { id: string } }[] };
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('cookies', () => {
  async function cookiesOf(of: TestApp): Promise<string[]> {
    const visitor = of.visitor();
    const { id } = await saveAwning(visitor);
    const body = JSON.stringify({ configurationId: id });
    const headers = { 'content-type': 'application/json' };
    const response = await visitor.fetch('/api/cart', { method: 'POST', headers, body });
    return response.headers.getSetCookie();
  }

  it('are signed, HttpOnly and SameSite', async () => {
    const cookies = await cookiesOf(app);
    const visitor = cookies.find((cookie) => cookie.startsWith('cieniomat_visitor='))!;
    expect(visitor).toMatch(/^cieniomat_visitor=s%3A[0-9a-f-]{36}\.[^;]+;/);
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/'])
      expect(visitor).toContain(attribute);
    expect(visitor).not.toContain('Secure');
    const marker = cookies.find((cookie) => cookie.startsWith('cieniomat_has_cart='))!;
    expect(marker).not.toContain('HttpOnly');
    expect(marker).toContain('SameSite=Lax');
  });

  it('are secure where the shop has https', async () => {
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://shop.test' } });
    try {
      for (const cookie of await cookiesOf(secure)) expect(cookie).toContain('; Secure');
    } finally {
      await secure.close();
    }
  });

  it.each([
    [
      'changing a line',
      'mutation ($line: ID!) { changeCartLine(input: { lineId: $line, quantity: 2 }) { userErrors { code } } }',
    ],
    [
      'replacing its goods',
      'mutation ($line: ID!, $configuration: ID!) { replaceCartLine(input: { lineId: $line, configurationId: $configuration }) { userErrors { code } } }',
    ],
    [
      'removing it',
      'mutation ($line: ID!) { removeFromCart(input: { lineId: $line }) { userErrors { code } } }',
    ],
    ['emptying the cart', 'mutation { clearCart { userErrors { code } } }'],
  ])('keep the cart as long after %s as after an addition', async (_change, query) => {
    const visitor = app.visitor();
    await fillCart(visitor);
    const { data } = await visitor.graphql<Held>('{ cart { lines { id configuration { id } } } }');
    const [line] = data.cart.lines;
    const variables = { line: line!.id, configuration: line!.configuration.id };
    const { headers } = await visitor.json('POST', '/graphql', { query, variables });
    const renewed = headers.getSetCookie().filter((each) => each.startsWith('cieniomat_visitor='));
    expect(renewed).toEqual([expect.stringContaining(`Max-Age=${90 * 86_400};`)]);
  });

  it.each(['default', 'session/default'])('are renewed by DELETE of /api/cart/%s', async (what) => {
    const visitor = app.visitor();
    await fillCart(visitor);
    const { data } = await visitor.graphql<Held>('{ cart { lines { id configuration { id } } } }');
    const path = what.replace(/^default/, data.cart.lines[0]!.id);
    const { status, headers } = await visitor.json('DELETE', `/api/cart/${path}`);
    expect(status).toBe(204);
    expect(headers.getSetCookie().join()).toContain('cieniomat_visitor=');
  });

  it('that were changed are ignored, and a new visitor is created', async () => {
    const owner = app.visitor();
    await fillCart(owner);
    const genuine = decodeURIComponent(owner.cookies.get('cieniomat_visitor')!);
    const id = genuine.slice(2, 38);
    const stranger = app.visitor();
    await fillCart(stranger);
    const signature = decodeURIComponent(stranger.cookies.get('cieniomat_visitor')!).slice(38);
    for (const forged of [`s:${id}${signature}`, id, `s:${id}.`, `${genuine}x`, 'j:{"a":1}', '']) {
      const thief = app.visitor();
      thief.cookies.set('cieniomat_visitor', encodeURIComponent(forged));
      const { data, errors } = await thief.graphql('{ cart { lineCount } }');
      expect({ data, errors }).toEqual({ data: { cart: { lineCount: 0 } }, errors: undefined });
      await fillCart(thief);
      const made = decodeURIComponent(thief.cookies.get('cieniomat_visitor')!).slice(2, 38);
      expect(made).not.toBe(id);
    }
  });
});
