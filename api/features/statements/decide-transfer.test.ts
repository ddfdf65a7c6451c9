import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { customerWithCart, submit } from '../../testing/orders.js';
import { change } from '../../testing/staff.js';
import { bankReference, camtStatement, sendStatement } from '../../testing/statements.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

interface Transfer {
  id: number;
  version: number;
  state: string;
  amount: string;
  orderId: number | null;
}

const ordered = async (customerName: string): Promise<number> =>
  (await submit(await customerWithCart(app), { customerName })).order!.id;

async function transfersWith(reference: string): Promise<Transfer[]> {
  const { data } = await staff.graphql<{ bankTransfers: { items: Transfer[] } }>(
    `query ($text: String!) { bankTransfers(filter: { text: $text }, sort: oldest) {
      items { id version state amount orderId } } }`,
    { text: reference },
  );
  return data.bankTransfers.items;
}

/** Imports a transfer that names no order. */
async function imported(amount: string, name = 'Żaneta Wspólna') {
  const reference = bankReference();
  const file = camtStatement([{ amount, title: 'wpłata', name, reference }]);
  await sendStatement(staff, file);
  const [transfer] = await transfersWith(reference);
  return { reference, ...transfer! };
}

const paid = async (orderId: number) => {
  const [account] = await app.sql<{ paid: string }>(
    'select paid from order_account where order_id = $1',
    [orderId],
  );
  return account!.paid;
};

describe('a transfer for several orders', () => {
  it('is split, and each part is booked, undone and booked again like a transfer of its own', async () => {
    const [one, other] = [await ordered('Żaneta Wspólna'), await ordered('Jan Wspólny')];
    const { reference, id, version } = await imported('2000,00');
    const parts = [
      { orderId: one, amount: '1467.00' },
      { orderId: other, amount: '533.00' },
    ];
    const split = { id, version, parts };
    expect(await change(staff, 'splitBankTransfer', split)).toMatchObject({ userErrors: [] });
    expect(await change(staff, 'splitBankTransfer', split)).toMatchObject({
      userErrors: [{ code: 'CONFLICT' }],
    });
    expect([await paid(one), await paid(other)]).toEqual(['1467.00', '533.00']);
    const [whole, first, second] = await transfersWith(reference);
    expect([whole, first, second]).toMatchObject([
      { state: 'split', amount: '2000.00', orderId: null },
      { state: 'booked', amount: '1467.00', orderId: one },
      { state: 'booked', amount: '533.00', orderId: other },
    ]);
    const undo = { id: second!.id, version: second!.version, reason: 'Pomyłka' };
    expect(await change(staff, 'undoBankTransfer', undo)).toMatchObject({ userErrors: [] });
    const again = { id: second!.id, version: second!.version + 1, orderId: one };
    expect(await change(staff, 'bookBankTransfer', again)).toMatchObject({ userErrors: [] });
    expect([await paid(one), await paid(other)]).toEqual(['2000.00', '0.00']);
  });

  it.each([
    ['do not add up', ['1000.00', '999.99'], 'parts'],
    ['include nothing', ['2000.00', '0.00'], 'parts'],
  ])('whose parts %s is not split', async (_what, amounts, field) => {
    const orders = [await ordered('Żaneta Wspólna'), await ordered('Jan Wspólny')];
    const { reference, id, version } = await imported('2000,00');
    const parts = amounts.map((amount, index) => ({ orderId: orders[index], amount }));
    expect(await change(staff, 'splitBankTransfer', { id, version, parts })).toMatchObject({
      userErrors: [{ code: 'BAD_USER_INPUT', path: [field] }],
    });
    expect(await transfersWith(reference)).toHaveLength(1);
    expect(await paid(orders[0]!)).toBe('0.00');
  });

  it('of which one does not exist is not split', async () => {
    const orderId = await ordered('Żaneta Wspólna');
    const { id, version } = await imported('2000,00');
    const parts = [
      { orderId, amount: '1000.00' },
      { orderId: 999_999, amount: '1000.00' },
    ];
    expect(await change(staff, 'splitBankTransfer', { id, version, parts })).toMatchObject({
      userErrors: [{ code: 'BAD_USER_INPUT', path: ['parts', '1', 'orderId'] }],
    });
    expect(await paid(orderId)).toBe('0.00');
  });
});

describe('the search for the order of a transfer', () => {
  const found = async (transferId: number, text: string) => {
    const { data } = await staff.graphql<{ ordersForTransfer: { orderId: number }[] }>(
      `query ($input: OrdersForTransferInput!) { ordersForTransfer(input: $input) {
        orderId customerName status outstanding reasons } }`,
      { input: { transferId, text } },
    );
    return data.ordersForTransfer;
  };

  it('finds orders by name and by number, with what they owe and what differs', async () => {
    const customerName = `Gżegżółka ${bankReference()}`;
    const orderId = await ordered(customerName);
    const { id } = await imported('12,00', 'Ktoś Inny');
    const order = {
      orderId,
      customerName,
      status: 'pending',
      outstanding: '4890.00',
      reasons: ['other_payer', 'other_amount'],
    };
    expect(await found(id, customerName.toLowerCase())).toEqual([order]);
    expect(await found(id, `nr ${orderId}`)).toEqual([order]);
    expect(await found(id, ' ')).toEqual([]);
  });
});
