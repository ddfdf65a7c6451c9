import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChangesShop, createChangesShop } from '../../../testing/changes-shop.js';
import { awning } from '../../../testing/factories.js';
import {
  acceptLineChange,
  agreedLineChange,
  previewLineChange,
  readProposal,
  requestLineChange,
} from '../../../testing/line-changes.js';
import {
  type ChangedOrder,
  propose,
  readChanged,
  refusedWith,
} from '../../../testing/order-changes.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

let shop: ChangesShop;
let customer: TestVisitor;
beforeAll(async () => {
  shop = await createChangesShop();
  customer = shop.app.visitor();
});
afterAll(() => shop.close());

const goodsFor = ({ token, lines }: ChangedOrder, choices: object = { width: 450 }) => ({
  ...awning({ ...choices }),
  token,
  lineId: lines[0]!.id,
});

const agreedTo = (order: ChangedOrder, choices?: object) =>
  agreedLineChange(customer, goodsFor(order, choices));

/** The order, and the number of the inquiry in which its customer proposes a width of 450 cm for 5190.00. */
async function proposed(choices?: object) {
  const order = await shop.ordered();
  return { order, id: await proposeFor(order, choices) };
}

async function proposeFor(order: ChangedOrder, choices?: object): Promise<number> {
  const { order: answered, userErrors } = await requestLineChange(
    customer,
    await agreedTo(order, choices),
  );
  expect(userErrors).toEqual([]);
  return answered!.requests.at(-1)!.id;
}

const accept = async (id: number, staff = shop.staff) =>
  acceptLineChange(staff, { id, version: (await readProposal(staff, id)).version });

const requestsOf = async ({ token }: ChangedOrder) => {
  const { data } = await customer.graphql<{
    order: { requests: { status: string; message: string }[] };
  }>('query ($token: String!) { order(token: $token) { requests { status message } } }', { token });
  return data.order.requests;
};

describe('a change of a line that a customer configures', () => {
  it('is priced as staff would price it, and writes nothing', async () => {
    const order = await shop.ordered();
    const { difference } = await previewLineChange(customer, goodsFor(order));
    expect(difference).toMatchObject({
      totalBefore: '4890.00',
      totalAfter: '5190.00',
      difference: '300.00',
      needsConsent: true,
      lines: [{ kind: 'changed', totalBefore: '4890.00', totalAfter: '5190.00' }],
    });
    expect(difference!.lines[0]!.facts).toContainEqual({
      label: 'Szerokość',
      before: '400\u00a0cm',
      after: '450\u00a0cm',
    });
    expect(await requestsOf(order)).toEqual([]);
    const { versions } = await readChanged(customer, order.token);
    expect(versions).toEqual([]);
  });

  it('keeps the discount of the order and the quantity of the line', async () => {
    const order = await shop.ordered();
    await propose(shop.staff, order, {
      lines: [{ lineId: order.lines[0]!.id, quantity: 2, label: 'Taras' }],
      discount: '100.00',
      discountReason: 'Rabat',
    });
    await shop.accept(order);
    const doubled = await readChanged(shop.staff, order.token);
    const { difference } = await previewLineChange(customer, goodsFor(doubled));
    expect(difference).toMatchObject({
      totalBefore: '9680.00',
      totalAfter: '10280.00',
      lines: [{ totalBefore: '9780.00', totalAfter: '10380.00' }],
    });
    await accept(await proposeFor(doubled));
    const { discount, lines, totalAmount } = await readChanged(shop.staff, order.token);
    expect({ discount, totalAmount }).toEqual({ discount: '100.00', totalAmount: '10280.00' });
    expect(lines).toMatchObject([{ quantity: 2, label: 'Taras', lineTotal: '10380.00' }]);
  });

  it('is an inquiry in words and as a structure, confirmed by e-mail', async () => {
    const { order, id } = await proposed();
    const [request] = await requestsOf(order);
    expect(request!.message).toMatch(
      /^Markiza .+\nSzerokość: 400.cm.→ 450.cm\n(?:.+\n)?Cena za sztukę: 4.890.zł.→ 5.190.zł\nDopłata 300.zł\. Zamówienie po zmianie: 5.190.zł\.\n\nPo pomiarze\.$/,
    );
    const mail = await shop.mailTo(String(order['customerEmail']), 'Zmiana zamówienia');
    expect(mail.text).toContain('Szerokość: 400\u00a0cm\u00a0→ 450\u00a0cm');
    expect(mail.text).toContain('Po pomiarze.');
    const { lineChange } = await readProposal(shop.staff, id);
    expect(lineChange).toMatchObject({
      userErrors: [],
      difference: { totalAfter: '5190.00', lines: [{ kind: 'changed' }] },
    });
  });

  it('sent twice at once is stored once; another one for the same line closes it', async () => {
    const order = await shop.ordered();
    const input = await agreedTo(order);
    await Promise.all([requestLineChange(customer, input), requestLineChange(customer, input)]);
    expect(await requestsOf(order)).toMatchObject([{ status: 'new' }]);
    const newer = await proposeFor(order, { width: 500 });
    expect(await requestsOf(order)).toMatchObject([{ status: 'closed' }, { status: 'new' }]);
    await accept(newer);
    expect(await readChanged(shop.staff, order.token)).toMatchObject({
      lines: [{ configuration: { width: 500 } }],
    });
  });

  it.each<[string, string | undefined, (order: ChangedOrder) => object]>([
    ['NOT_FOUND', undefined, () => ({ token: 'x'.repeat(43) })],
    ['NOT_FOUND', 'lineId', () => ({ lineId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' })],
    ['NOT_FOUND', 'productId', () => ({ productId: 2_000_000 })],
    ['BAD_USER_INPUT', 'configuration', () => awning()],
    ['CONFIGURATION_INVALID', 'width', () => ({ width: 9999 })],
    ['CONFIGURATION_INVALID', 'fabricColor', () => ({ fabricColor: 'Różowy w kropki' })],
    ['CONSENT_REQUIRED', 'agrees', () => ({ agrees: false })],
    ['PRICE_CHANGED', 'expectedTotal', () => ({ expectedTotal: '5189.99' })],
  ])('is refused with %s at %s, and nothing is stored', async (code, path, wrong) => {
    const order = await shop.ordered();
    const answer = await requestLineChange(customer, {
      ...(await agreedTo(order)),
      ...wrong(order),
    });
    expect(answer.userErrors).toEqual([
      expect.objectContaining({ code, path: path === undefined ? null : [path] }),
    ]);
    expect(await requestsOf(order)).toEqual([]);
  });

  it('of a line of another order is refused', async () => {
    const [order, foreign] = [await shop.ordered(), await shop.ordered()];
    const input = { ...(await agreedTo(order)), lineId: foreign.lines[0]!.id };
    expect(await requestLineChange(customer, input)).toMatchObject(
      refusedWith('NOT_FOUND', 'lineId'),
    );
  });

  it.each(['in_production', 'shipped', 'delivered', 'cancelled'])(
    'of an order that is %s is refused',
    async (status) => {
      const order = await shop.ordered();
      const input = await agreedTo(order);
      await shop.setStatus(order.id, status);
      expect(await requestLineChange(customer, input)).toMatchObject(refusedWith('CONFLICT'));
      expect(await previewLineChange(customer, goodsFor(order))).toMatchObject(
        refusedWith('CONFLICT'),
      );
      expect(await requestsOf(order)).toEqual([]);
    },
  );

  it('is refused while a change of staff waits for the customer', async () => {
    const order = await shop.ordered();
    const input = await agreedTo(order);
    await propose(shop.staff, order, { discount: '10.00', discountReason: 'Rabat' });
    expect(await requestLineChange(customer, input)).toMatchObject(refusedWith('CONFLICT'));
  });
});

describe('accepting what a customer has configured', () => {
  it('makes the order the new version with lines, totals, history and one mail, and resolves the inquiry', async () => {
    const { order, id } = await proposed();
    expect(await accept(id)).toEqual({ inquiry: { status: 'resolved' }, userErrors: [] });
    const changed = await readChanged(shop.staff, order.token);
    expect(changed).toMatchObject({
      currentVersion: 2,
      totalAmount: '5190.00',
      net: '4219.51',
      lines: [{ lineTotal: '5190.00', configuration: { width: 450 } }],
    });
    expect(changed.versions).toMatchObject([
      { number: 1, totalAmount: '4890.00' },
      {
        state: 'accepted',
        consentWay: 'link',
        decidedName: order['customerName'],
        decidedAt: expect.any(String),
        reason: `Zmiana zaproponowana przez klienta (zapytanie nr\u00a0${id})`,
      },
    ]);
    expect(changed.history.flatMap(({ versionNews }) => versionNews ?? [])).toEqual(['accepted']);
    const [account] = await shop.app.sql(
      `select account.total, sum(instalment.amount) as parts from order_account account
       join instalment on instalment.order_id = account.order_id where account.order_id = $1 group by 1`,
      [order.id],
    );
    expect(account).toEqual({ total: '5190.00', parts: '5190.00' });
    const mails = await shop.app.sql(
      'select subject from outgoing_mail where order_id = $1 and created_at >= (select created_at from inquiry where id = $2)',
      [order.id, id],
    );
    expect(mails).toEqual([{ subject: `Zamówienie nr ${order.id} zmienione` }]);
    expect((await readProposal(shop.staff, id)).lineChange).toBeNull();
  });

  it('by two members of staff at once changes the order once', async () => {
    const { order, id } = await proposed();
    const { version } = await readProposal(shop.staff, id);
    const answers = await Promise.all(
      [shop.staff, shop.admin, shop.staff].map((staff) => acceptLineChange(staff, { id, version })),
    );
    const codes = answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
    expect(codes).toEqual(['CHANGED_MEANWHILE', 'CHANGED_MEANWHILE']);
    const { versions, currentVersion } = await readChanged(shop.staff, order.token);
    expect([versions.length, currentVersion]).toEqual([2, 2]);
  });

  it('at the same time as a newer proposal of the customer never leaves both', async () => {
    const { order, id } = await proposed();
    const newer = await agreedTo(order, { width: 500 });
    const [accepted, requested] = await Promise.all([
      accept(id),
      requestLineChange(customer, newer),
    ]);
    const refusals = [...accepted.userErrors, ...requested.userErrors];
    expect(refusals).toHaveLength(1);
    const { lines } = await readChanged(shop.staff, order.token);
    const width = accepted.userErrors.length > 0 ? 400 : 450;
    expect(lines).toMatchObject([{ configuration: { width } }]);
  });

  it('is refused where nothing is proposed, or staff have decided already', async () => {
    const { id } = await proposed();
    await shop.app.sql(`update inquiry set status = 'closed' where id = $1`, [id]);
    expect(await accept(id)).toMatchObject(refusedWith('CONFLICT'));
    expect(await acceptLineChange(shop.staff, { id: 2_000_000_000, version: 1 })).toMatchObject({
      inquiry: null,
      ...refusedWith('NOT_FOUND'),
    });
    expect(await acceptLineChange(shop.staff, { id, version: 7 })).toMatchObject(
      refusedWith('CHANGED_MEANWHILE'),
    );
  });

  it('is refused where the line is gone, and says so before', async () => {
    const { order, id } = await proposed();
    await propose(shop.staff, order, await shop.widened(order));
    const waiting = await accept(id);
    expect(waiting).toMatchObject(refusedWith('CONFLICT'));
    await shop.accept(order);
    const { lineChange } = await readProposal(shop.staff, id);
    expect(lineChange).toMatchObject({ difference: null, ...refusedWith('NOT_FOUND', 'lineId') });
    expect(await accept(id)).toMatchObject(refusedWith('NOT_FOUND', 'lineId'));
    expect(await readChanged(shop.staff, order.token)).toMatchObject({ currentVersion: 2 });
  });

  it('is refused where the price is no longer the agreed one', async () => {
    const { order, id } = await proposed();
    await shop.app.sql('update inquiry set agreed_line_total = 5200 where id = $1', [id]);
    const { userErrors } = await accept(id);
    expect(userErrors).toMatchObject([
      {
        code: 'PRICE_CHANGED',
        message: expect.stringMatching(/zgodził się na 5.200.zł .+ kosztuje ona 5.190.zł/),
      },
    ]);
    expect(await readChanged(shop.staff, order.token)).toMatchObject({ totalAmount: '4890.00' });
  });

  it('of a cancelled order is refused, and of one in production left to admins', async () => {
    const { order, id } = await proposed();
    await shop.setStatus(order.id, 'cancelled');
    expect(await accept(id)).toMatchObject(refusedWith('CONFLICT'));
    await shop.setStatus(order.id, 'in_production');
    await expect(accept(id)).rejects.toThrow('FORBIDDEN');
    expect((await accept(id, shop.admin)).userErrors).toEqual([]);
    expect(await readChanged(shop.staff, order.token)).toMatchObject({ totalAmount: '5190.00' });
  });

  it('is for staff', async () => {
    const { id } = await proposed();
    await expect(acceptLineChange(customer, { id, version: 1 })).rejects.toThrow('UNAUTHENTICATED');
  });
});
