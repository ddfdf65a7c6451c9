import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillCart, saveAwning } from '../../testing/factories.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

interface Line {
  id: string;
  quantity: number;
  configuration: { id: string };
}

interface Cart {
  lineCount: number;
  itemCount: number;
  total: string;
  net: string;
  vat: string;
  lines: Line[];
}

interface Change {
  cart: Cart;
  userErrors: { code: string; path: string[] | null }[];
}

const CART = 'lineCount itemCount total net vat lines { id quantity configuration { id } }';
const UNKNOWN_ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const MARKER = 'cieniomat_has_cart';
const VISITOR = 'cieniomat_visitor';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function readCart(visitor: TestVisitor): Promise<Cart> {
  const { data } = await visitor.graphql<{ cart: Cart }>(`{ cart { ${CART} } }`);
  return data.cart;
}

async function change(visitor: TestVisitor, name: string, input: object): Promise<Change> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  const answer = await visitor.graphql<Record<string, Change>>(
    `mutation ($input: ${type}) { ${name}(input: $input) { cart { ${CART} } userErrors { code path } } }`,
    { input },
  );
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data[name]!;
}

const add = (visitor: TestVisitor, configurationId: string, quantity = 1) =>
  change(visitor, 'addToCart', { configurationId, quantity });

describe('a visitor without a cart', () => {
  it('reads an empty cart and gets no cookie', async () => {
    const visitor = app.visitor();
    expect(await readCart(visitor)).toEqual({
      lineCount: 0,
      itemCount: 0,
      total: '0.00',
      net: '0.00',
      vat: '0.00',
      lines: [],
    });
    expect((await visitor.json('GET', '/api/cart')).body).toEqual([]);
    expect([...visitor.cookies]).toEqual([]);
  });

  it('can clear the cart, and finds no line to change or to remove', async () => {
    const visitor = app.visitor();
    const cleared = await visitor.graphql('mutation { clearCart { cart { lineCount } } }');
    expect(cleared).toEqual({ data: { clearCart: { cart: { lineCount: 0 } } } });
    const changed = await change(visitor, 'changeCartLine', { lineId: UNKNOWN_ID, quantity: 2 });
    expect(changed.userErrors).toEqual([{ code: 'NOT_FOUND', path: ['lineId'] }]);
    const removed = await change(visitor, 'removeFromCart', { lineId: UNKNOWN_ID });
    expect(removed.userErrors).toEqual([{ code: 'NOT_FOUND', path: ['lineId'] }]);
    expect([...visitor.cookies]).toEqual([]);
  });
});

describe('adding', () => {
  it('creates a line, and sets the cookies of the visitor and of the cart marker', async () => {
    const visitor = app.visitor();
    const { id } = await saveAwning(visitor);
    const { cart, userErrors } = await add(visitor, id, 2);
    expect(userErrors).toEqual([]);
    expect(cart).toMatchObject({ lineCount: 1, itemCount: 2, total: '9780.00' });
    expect(cart.lines).toMatchObject([{ quantity: 2, configuration: { id } }]);
    expect([...visitor.cookies.keys()].sort()).toEqual([MARKER, VISITOR]);
  });

  it('sums up the lines and their VAT', async () => {
    const visitor = app.visitor();
    await add(visitor, (await saveAwning(visitor)).id, 2);
    const { cart } = await add(visitor, (await saveAwning(visitor, { width: 500 })).id);
    expect(cart).toMatchObject({ lineCount: 2, itemCount: 3, total: '15270.00' });
    expect(cart).toMatchObject({ net: '12414.63', vat: '2855.37' });
  });

  it('raises the quantity of equal goods, also from another saved configuration', async () => {
    const visitor = app.visitor();
    const [first, same] = [await saveAwning(visitor), await saveAwning(visitor)];
    await add(visitor, first.id);
    await add(visitor, first.id, 2);
    const { cart } = await add(visitor, same.id, 4);
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([7]);
  });

  it('happens once for the same goods with the same key, also of simultaneous requests', async () => {
    const visitor = app.visitor();
    const [first, other] = [await saveAwning(visitor), await saveAwning(visitor)];
    await add(visitor, first.id);
    const keyed = (configurationId: string, idempotencyKey = 'key') =>
      change(visitor, 'addToCart', { configurationId, idempotencyKey });
    await Promise.all([1, 2, 3].map(() => keyed(first.id)));
    const { cart, userErrors } = await keyed(first.id);
    expect(userErrors).toEqual([]);
    expect(cart.itemCount).toBe(2);
    expect((await keyed(first.id, 'another key')).cart.itemCount).toBe(3);
    expect((await keyed(other.id)).cart.itemCount).toBe(4);
  });

  it('adds up 20 simultaneous requests in one line', async () => {
    const visitor = app.visitor();
    const { id } = await saveAwning(visitor);
    await add(visitor, id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(visitor, id, 2)));
    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect((await readCart(visitor)).lines.map(({ quantity }) => quantity)).toEqual([41]);
  });

  it('takes 1 to 99 pieces of one configuration', async () => {
    const visitor = app.visitor();
    const { id } = await saveAwning(visitor);
    expect((await add(visitor, id, 98)).userErrors).toEqual([]);
    const { cart, userErrors } = await add(visitor, id, 2);
    expect(userErrors).toEqual([{ code: 'QUANTITY_LIMIT', path: ['quantity'] }]);
    expect(cart.itemCount).toBe(98);
    expect((await add(visitor, id)).cart.itemCount).toBe(99);
  });

  it.each([0, -1, 100])('refuses a quantity of %p', async (quantity) => {
    const visitor = app.visitor();
    const { id } = await saveAwning(visitor);
    await expect(add(visitor, id, quantity)).rejects.toThrow(/BAD_USER_INPUT.*"quantity"/);
    expect((await readCart(visitor)).lineCount).toBe(0);
  });

  it('takes at most 50 lines, also of simultaneous requests', async () => {
    const visitor = app.visitor();
    const ids: string[] = [];
    for (let width = 200; width < 252; width += 1)
      ids.push((await saveAwning(visitor, { width })).id);
    // More requests at once could wait too long for a connection on a busy machine, and be answered UNAVAILABLE.
    for (const id of ids.slice(0, 44)) await add(visitor, id);
    const answers = await Promise.all(ids.slice(44).map((id) => add(visitor, id)));
    const refused = answers.flatMap(({ userErrors }) => userErrors);
    expect(refused.map(({ code }) => code)).toEqual(['QUANTITY_LIMIT', 'QUANTITY_LIMIT']);
    const { lineCount, lines } = await readCart(visitor);
    expect(lineCount).toBe(50);
    expect((await add(visitor, lines[0]!.configuration.id)).cart.itemCount).toBe(51);
  });

  it('finds no configuration that was never saved', async () => {
    const { cart, userErrors } = await add(app.visitor(), UNKNOWN_ID);
    expect(userErrors).toEqual([{ code: 'NOT_FOUND', path: ['configurationId'] }]);
    expect(cart.lineCount).toBe(0);
  });
});

describe('changing', () => {
  it('sets the quantity of a line', async () => {
    const visitor = app.visitor();
    const { lines } = await fillCart(visitor, { quantity: 5 });
    const lineId = lines[0]!.id;
    expect((await change(visitor, 'changeCartLine', { lineId, quantity: 99 })).cart).toMatchObject({
      itemCount: 99,
      total: '484110.00',
    });
    for (const quantity of [0, 100])
      await expect(change(visitor, 'changeCartLine', { lineId, quantity })).rejects.toThrow(
        /BAD_USER_INPUT/,
      );
    expect((await readCart(visitor)).itemCount).toBe(99);
  });

  it('replaces the goods of a line and keeps its quantity', async () => {
    const visitor = app.visitor();
    const [first, second, other] = await Promise.all(
      [400, 410, 420].map((width) => saveAwning(visitor, { width })),
    );
    await add(visitor, first!.id, 3);
    const { cart } = await add(visitor, second!.id);
    const lineId = cart.lines[0]!.id;
    const replaced = await change(visitor, 'replaceCartLine', {
      lineId,
      configurationId: other!.id,
    });
    expect(replaced.userErrors).toEqual([]);
    expect(replaced.cart.lines).toMatchObject([
      { id: lineId, quantity: 3, configuration: { id: other!.id } },
      { quantity: 1, configuration: { id: second!.id } },
    ]);
    const same = await change(visitor, 'replaceCartLine', { lineId, configurationId: other!.id });
    expect(same.cart.itemCount).toBe(4);
  });

  it('merges lines that become equal, up to 99 pieces', async () => {
    const visitor = app.visitor();
    const [first, second] = await Promise.all(
      [400, 410].map((width) => saveAwning(visitor, { width })),
    );
    await add(visitor, first!.id, 3);
    const { cart } = await add(visitor, second!.id, 4);
    const lineId = cart.lines[0]!.id;
    const configurationId = second!.id;
    const merged = await change(visitor, 'replaceCartLine', { lineId, configurationId });
    expect(merged.cart.lines).toMatchObject([
      { quantity: 7, configuration: { id: configurationId } },
    ]);
    const more = await add(visitor, first!.id, 93);
    const refused = await change(visitor, 'replaceCartLine', {
      lineId: more.cart.lines.find(({ quantity }) => quantity === 93)!.id,
      configurationId,
    });
    expect(refused.userErrors).toMatchObject([{ code: 'QUANTITY_LIMIT' }]);
    expect(refused.cart.lines.map(({ quantity }) => quantity)).toEqual([7, 93]);
  });

  it('finds no line of another visitor and no configuration that was never saved', async () => {
    const [visitor, stranger] = [app.visitor(), app.visitor()];
    const { id: configurationId } = await saveAwning(visitor);
    const { cart } = await add(visitor, configurationId);
    const lineId = cart.lines[0]!.id;
    await add(stranger, configurationId);
    const foreign = await change(stranger, 'replaceCartLine', { lineId, configurationId });
    expect(foreign.userErrors).toEqual([{ code: 'NOT_FOUND', path: ['lineId'] }]);
    const unknown = { lineId, configurationId: UNKNOWN_ID };
    const refused = await change(visitor, 'replaceCartLine', unknown);
    expect(refused.userErrors).toEqual([{ code: 'NOT_FOUND', path: ['configurationId'] }]);
    expect(refused.cart.lines).toMatchObject([{ id: lineId, quantity: 1 }]);
  });

  it('removes a line, and the marker cookie with the last one', async () => {
    const visitor = app.visitor();
    await fillCart(visitor);
    const { lines } = await fillCart(visitor, {
      configurationId: (await saveAwning(visitor, { width: 350 })).id,
    });
    const first = await change(visitor, 'removeFromCart', { lineId: lines[0]!.id });
    expect(first.cart.lines.map(({ id }) => id)).toEqual([lines[1]!.id]);
    expect(visitor.cookies.has(MARKER)).toBe(true);
    expect((await change(visitor, 'removeFromCart', { lineId: lines[1]!.id })).cart.lines).toEqual(
      [],
    );
    expect(visitor.cookies.has(MARKER)).toBe(false);
  });

  it('clears the cart', async () => {
    const visitor = app.visitor();
    await fillCart(visitor);
    await visitor.graphql('mutation { clearCart { cart { lineCount } } }');
    expect((await readCart(visitor)).lineCount).toBe(0);
    expect(visitor.cookies.has(MARKER)).toBe(false);
  });

  it("leaves another visitor's cart alone", async () => {
    const [owner, other] = [app.visitor(), app.visitor()];
    const lineId = (await fillCart(owner)).lines[0]!.id;
    await fillCart(other);
    const answers = [
      await change(other, 'changeCartLine', { lineId, quantity: 9 }),
      await change(other, 'removeFromCart', { lineId }),
    ];
    for (const { userErrors } of answers)
      expect(userErrors).toEqual([{ code: 'NOT_FOUND', path: ['lineId'] }]);
    expect((await other.json('DELETE', `/api/cart/${lineId}`)).status).toBe(404);
    await other.graphql('mutation { clearCart { cart { lineCount } } }');
    expect(await readCart(owner)).toMatchObject({ itemCount: 1, lines: [{ id: lineId }] });
  });
});
