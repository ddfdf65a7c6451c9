import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type MailedApp, createMailedApp } from '../../../testing/mails.js';
import { type PlacedOrder, customerWithCart, submit } from '../../../testing/orders.js';
import type { GraphQLAnswer, TestVisitor } from '../../../testing/test-visitor.js';

const RECEIPT = 'Otrzymaliśmy oświadczenie';
const SHOP = 'kontakt@cieniomat.example';

let shop: MailedApp;
let staff: TestVisitor;
beforeAll(async () => {
  const counted = { TRUST_PROXY: '1', WRITES_PER_MINUTE: '1000' };
  shop = await createMailedApp({ PUBLIC_URL: 'https://shop.test', ...counted });
  staff = await shop.app.signIn('staff');
});
afterAll(() => shop.close());

interface Notice {
  name: string;
  orderNumber: number;
  email: string;
  goods: string | null;
  reason: string | null;
  receivedAt: string;
}

/** By default each request comes from a network address of its own, so that no test uses up the limit of another. */
async function withdraw(input: object, from: string = randomUUID()) {
  const query = `mutation ($input: WithdrawInput!) {
    withdraw(input: $input) { notice { name orderNumber email goods reason receivedAt } } }`;
  const { body } = await shop.app
    .visitor()
    .json<GraphQLAnswer<{ withdraw: { notice: Notice } }>>(
      'POST',
      '/graphql',
      { query, variables: { input: { name: 'Anna Nowak', ...input } } },
      { 'x-forwarded-for': from },
    );
  return body;
}

async function ordered(): Promise<{ order: PlacedOrder; email: string }> {
  const customer = await customerWithCart(shop.app);
  const { order } = await submit(customer);
  return { order: order!, email: customer.customerEmail };
}

async function noticesFor(visitor: TestVisitor, { token }: PlacedOrder) {
  const { data } = await visitor.graphql<{ order: { withdrawals: Notice[] } }>(
    `query ($token: String!) { order(token: $token) {
      withdrawals { name orderNumber email goods reason receivedAt } } }`,
    { token },
  );
  return data.order.withdrawals;
}

describe('a statement of withdrawal', () => {
  it('is stored with date and time, and shown with its order to staff and to the customer', async () => {
    const { order, email } = await ordered();
    const input = { orderNumber: order.id, email, goods: ' Markiza ', reason: 'Za ciemno.' };
    const before = Date.now();
    const { data } = await withdraw(input);
    const { notice } = data.withdraw;
    expect(notice).toMatchObject({ ...input, name: 'Anna Nowak', goods: 'Markiza' });
    expect(Date.parse(notice.receivedAt)).toBeGreaterThanOrEqual(before);
    expect(await noticesFor(staff, order)).toEqual([notice]);
    expect(await noticesFor(shop.app.visitor(), order)).toEqual([notice]);
  });

  it('is confirmed by an e-mail that explains which goods are excluded, and the shop is notified', async () => {
    const { order, email } = await ordered();
    await withdraw({ orderNumber: order.id, email });
    const receipt = await shop.mailTo(email, RECEIPT);
    expect(receipt.text).toMatch(/\d{1,2} \p{L}+ \d{4}, godz\.\s\d{1,2}:\d{2}:\d{2}/u);
    expect(receipt.text).toContain('Odstępuję od umowy dotyczącej: całego zamówienia');
    expect(receipt.text).toMatch(/Markiza tarasowa Aurora 350.*bez prawa odstąpienia/);
    expect(receipt.text).toContain('ustawa wyłącza prawo odstąpienia');
    const staffMail = await shop.mailTo(SHOP, `Odstąpienie od umowy: zamówienie nr ${order.id}`);
    expect(staffMail.text).toContain('zgadzają się z\u00a0zamówieniem');
  });

  it('finds its order whatever the case of the e-mail and the invisible characters around it', async () => {
    const { order, email } = await ordered();
    await withdraw({ orderNumber: order.id, email: ` \u202a${email.toUpperCase()}\u200b\u202c` });
    expect(await noticesFor(staff, order)).toHaveLength(1);
  });

  it('sent again after a lost answer, also at once, is stored and confirmed once', async () => {
    const { order, email } = await ordered();
    const input = { orderNumber: order.id, email };
    await Promise.all([withdraw(input), withdraw(input)]);
    await withdraw(input);
    const [notice] = await noticesFor(staff, order);
    expect(await noticesFor(staff, order)).toEqual([notice]);
    const receipts = await shop.app.sql(
      'select 1 from outgoing_mail where recipient = $1 and subject like $2',
      [email, `${RECEIPT}%`],
    );
    expect(receipts).toHaveLength(1);
    await withdraw({ ...input, goods: 'Tylko roleta' });
    expect(await noticesFor(staff, order)).toHaveLength(2);
  });

  it('gets the same answer for another customer’s order and for a missing one', async () => {
    const { order } = await ordered();
    const stranger = `${randomUUID()}@example.com`;
    const own = await ordered();
    const keys = async (orderNumber: number, email: string) => {
      const { data, errors } = await withdraw({ orderNumber, email });
      expect(errors).toBeUndefined();
      return Object.keys(data.withdraw.notice);
    };
    const ofOwnOrder = await keys(own.order.id, own.email);
    expect(await keys(order.id, stranger)).toEqual(ofOwnOrder);
    expect(await keys(2_000_000_000, stranger)).toEqual(ofOwnOrder);
    expect(await noticesFor(staff, order)).toEqual([]);
    const receipt = await shop.mailTo(stranger, `nr ${order.id}`);
    expect(receipt.text).toContain('Nie znaleźliśmy zamówienia');
    expect(receipt.text).not.toContain('Markiza');
    const staffMail = await shop.mailTo(SHOP, 'zamówienie nr 2000000000');
    expect(staffMail.text).toContain('nie pasują do żadnego zamówienia');
  });

  it('is answered after the same time for a known pair and an unknown one', async () => {
    const { order, email } = await ordered();
    for (const orderNumber of [order.id, 2_000_000_000]) {
      const startedAt = performance.now();
      await withdraw({ orderNumber, email });
      expect(performance.now() - startedAt).toBeGreaterThan(295);
    }
  });

  it('is rate-limited per e-mail and per IP address', async () => {
    const [email, address] = [`${randomUUID()}@example.com`, randomUUID()];
    const refused = { errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] };
    for (let time = 0; time < 5; time += 1)
      expect((await withdraw({ orderNumber: 1, email })).errors).toBeUndefined();
    expect(await withdraw({ orderNumber: 1, email })).toMatchObject(refused);
    for (let time = 0; time < 20; time += 1)
      await withdraw({ orderNumber: 1, email: `${randomUUID()}@example.com` }, address);
    const other = { orderNumber: 1, email: `${randomUUID()}@example.com` };
    expect(await withdraw(other, address)).toMatchObject(refused);
  });
});
