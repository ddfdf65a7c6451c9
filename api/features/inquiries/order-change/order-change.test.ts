import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { customerWithCart, type PlacedOrder, submit } from '../../../testing/orders.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { GraphQLAnswer } from '../../../testing/test-visitor.js';

interface Changes {
  requestOrderChange: {
    order: { changeRequests: { id: number; message: string }[] } | null;
    userErrors: { code: string }[];
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function ordered(): Promise<PlacedOrder> {
  const { order } = await submit(await customerWithCart(app));
  return order!;
}

function ask(token: string, message: string): Promise<GraphQLAnswer<Changes>> {
  return app.visitor().graphql<Changes>(
    `mutation ($input: RequestOrderChangeInput!) {
      requestOrderChange(input: $input) {
        order { changeRequests { id message } } userErrors { code } } }`,
    { input: { token, message } },
  );
}

describe('a request to change an order', () => {
  it('is shown at the order at once, and to staff as an inquiry', async () => {
    const order = await ordered();
    const { data } = await ask(order.token, ' Proszę o kolor antracyt. ');
    const [request] = data.requestOrderChange.order!.changeRequests;
    expect(request).toMatchObject({ message: 'Proszę o kolor antracyt.' });
    const staff = await app.signIn('staff');
    const { data: seen } = await staff.graphql(
      'query ($id: Int!) { inquiry(id: $id) { subject message customerName } }',
      { id: request!.id },
    );
    expect(seen).toMatchObject({
      inquiry: { subject: `Zmiana zamówienia nr ${order.id}`, message: request!.message },
    });
    const other = await ordered();
    const { data: others } = await app
      .visitor()
      .graphql<{ order: { changeRequests: object[] } }>(
        'query ($token: String!) { order(token: $token) { changeRequests { id } } }',
        { token: other.token },
      );
    expect(others.order.changeRequests).toEqual([]);
  });

  it.each([
    ['NOT_FOUND', async () => 'x'.repeat(43), 'Inny kolor.'],
    ['CONFLICT', async () => inProduction(await ordered()), 'Inny kolor.'],
  ] as const)('is refused with %s', async (code, tokenOf, message) => {
    const { data } = await ask(await tokenOf(), message);
    expect(data.requestOrderChange.userErrors).toEqual([{ code }]);
  });

  async function inProduction({ id, token }: PlacedOrder): Promise<string> {
    await app.sql(`update customer_order set status = 'in_production' where id = $1`, [id]);
    return token;
  }
});
