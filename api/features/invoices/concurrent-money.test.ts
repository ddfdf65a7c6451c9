import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import { correct, issue, paidOrder } from '../../testing/invoices.js';
import { change as decide, propose, readChanged } from '../../testing/order-changes.js';
import { transferInput } from '../../testing/orders.js';
import { type UserErrors, change } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

/** Two servers of one shop, with the same database. */
let nodes: [TestApp, TestApp];
let staff: [TestVisitor, TestVisitor];
beforeAll(async () => {
  const first = await createTestApp();
  nodes = [first, await createTestApp({ databaseUrl: first.databaseUrl })];
  staff = [await nodes[0].signIn('admin'), await nodes[1].signIn('admin')];
});
afterAll(async () => {
  const logged = nodes.flatMap((node) => node.logged);
  await nodes[1].close();
  await nodes[0].close();
  expect(logged).toEqual([]);
});

const ROUNDS = 6;

interface Money {
  totalAmount: string;
  payment: { owed: string; paid: string; outstanding: string; toRefund: string };
  invoices: { gross: string }[];
  ledger: { kind: string; amount: string }[];
}

async function read(token: string): Promise<Money> {
  const { data } = await staff[0].graphql<{ order: Money }>(
    `query ($token: String!) { order(token: $token) { totalAmount
      payment { owed paid outstanding toRefund } invoices { gross } ledger { kind amount } } }`,
    { token },
  );
  return data.order;
}

const sum = (amounts: readonly string[]): number =>
  amounts.reduce((all, amount) => all + parseAmount(amount), 0);

const codesOf = ({ userErrors }: UserErrors): string[] => userErrors.map(({ code }) => code);

/** Places an order, has part of its price paid and invoiced, and proposes a lower price. */
async function begun() {
  const { id, token } = await paidOrder(nodes[0], '1000.00');
  const { invoice } = await issue(staff[0], id, 'ZAL', '1000.00');
  const lowered = { discount: '333.33', discountReason: 'Rabat' };
  await propose(staff[0], await readChanged(staff[0], token), lowered);
  return { id, token, invoiceId: invoice!.id };
}

it('a simultaneous change, payment, refund, invoice, correction and status keep all sums consistent', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, token, invoiceId } = await begun();
    await change(staff[0], 'bookTransfer', transferInput(id, { amount: '500.01' }));
    const payment = transferInput(id, { key: randomUUID(), amount: '777.77' });
    const refund = transferInput(id, { direction: 'refunded', amount: '100.00' });
    const agreed = { token, versionNumber: 2, name: 'Anna Lis', agrees: true };
    const [accepted, paid, paidAgain, refunded, confirmed, ...documents] = await Promise.all([
      decide(nodes[0].visitor(), 'acceptOrderChange', agreed),
      change(staff[1], 'bookTransfer', payment),
      change(staff[0], 'bookTransfer', payment),
      change(staff[1], 'bookTransfer', refund),
      change(staff[0], 'updateOrderStatus', { orderId: id, status: 'confirmed' }),
      issue(staff[1], id, 'ZAL', '500.01'),
      issue(staff[0], id, 'ZAL', '500.01'),
      correct(staff[1], { invoiceId, seenGross: '1000.00', amount: '900.00' }),
      correct(staff[0], { invoiceId, seenGross: '1000.00', amount: '900.00' }),
    ]);
    for (const answer of [accepted, paid, paidAgain, refunded, confirmed])
      expect(codesOf(answer)).toEqual([]);
    // An invoice or a correction based on outdated data is refused.
    for (const answer of documents)
      expect([[], ['CONFLICT'], ['CHANGED_MEANWHILE']]).toContainEqual(codesOf(answer));

    const order = await read(token);
    expect(order).toMatchObject({
      totalAmount: '4556.67',
      payment: { owed: '4556.67', paid: '2177.78', outstanding: '2378.89', toRefund: '0.00' },
    });
    expect(order.ledger.map(({ amount }) => amount).toSorted()).toEqual(
      ['1000.00', '500.01', '777.77', '100.00'].toSorted(),
    );
    const issued = documents.flatMap(({ invoice }) => invoice?.gross ?? []);
    expect(sum(order.invoices.map(({ gross }) => gross))).toBe(100_000 + sum(issued));
    const [account] = await nodes[0].sql('select invoiced from order_account where order_id = $1', [
      id,
    ]);
    expect(account).toEqual({ invoiced: formatAmount(100_000 + sum(issued)) });
    expect(issued.filter((gross) => gross === '500.01').length).toBeLessThanOrEqual(1);
    expect(issued.filter((gross) => gross === '-100.00')).toHaveLength(1);
  }
});
