import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveAwning } from '../../../testing/factories.js';
import { type MailedApp, createMailedApp } from '../../../testing/mails.js';
import {
  type ChangedOrder,
  change,
  changeInput,
  preview,
  propose,
  readChanged,
} from '../../../testing/order-changes.js';
import { printVersion } from '../paper/print-order.js';
import { pageTexts } from '../../../testing/pdf.js';
import { customerWithCart, submit } from '../../../testing/orders.js';
import { createItem, stockInput } from '../../../testing/stock.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { waitFor } from '../../../testing/wait-for.js';

let shop: MailedApp;
let staff: TestVisitor;
let admin: TestVisitor;
beforeAll(async () => {
  shop = await createMailedApp({ PUBLIC_URL: 'https://shop.test', WRITES_PER_MINUTE: '0' });
  staff = await shop.app.signIn('staff');
  admin = await shop.app.signIn('admin');
});
afterAll(() => shop.close());

/** An order of one awning of 4890.00, as staff read it. */
async function ordered(): Promise<ChangedOrder> {
  const { order } = await submit(await customerWithCart(shop.app));
  return readChanged(staff, order!.token);
}

const saved = async (overrides: Record<string, unknown> = {}) =>
  (await saveAwning(shop.app.visitor(), overrides)).id;

/** The lines of an order with the first one 450 cm wide: 5190.00. */
const widened = async ({ lines: [line] }: ChangedOrder) => ({
  lines: [{ lineId: line!.id, configurationId: await saved({ width: 450 }), quantity: 1 }],
});

const accept = (order: ChangedOrder, versionNumber = 2) =>
  change(shop.app.visitor(), 'acceptOrderChange', {
    token: order.token,
    versionNumber,
    name: 'Żaneta Gęślą',
    agrees: true,
  });

const withdraw = ({ id, version }: ChangedOrder) =>
  change(staff, 'withdrawOrderChange', {
    orderId: id,
    version,
    versionNumber: 2,
    reason: 'Pomyłka w cenie',
  });

const refusedWith = (code: string, path?: string) => ({
  userErrors: [{ code, ...(path !== undefined && { path: path.split('.') }) }],
});

const setStatus = (orderId: number, status: string) =>
  shop.app.sql('update customer_order set status = $2, version = version + 1 where id = $1', [
    orderId,
    status,
  ]);

describe('a proposal', () => {
  it('is kept beside the order as it was placed, with its difference in words and figures', async () => {
    const order = await ordered();
    const proposed = await propose(staff, order, await widened(order));
    expect(proposed).toMatchObject({ totalAmount: '4890.00', currentVersion: 1 });
    expect(proposed.lines).toEqual(order.lines);
    const [first, second] = proposed.versions;
    expect(first).toMatchObject({ number: 1, state: 'accepted', difference: null });
    expect(second).toMatchObject({
      number: 2,
      state: 'sent',
      reason: 'Inny wymiar po pomiarze',
      totalAmount: '5190.00',
      difference: {
        facts: [],
        totalBefore: '4890.00',
        totalAfter: '5190.00',
        difference: '300.00',
        needsConsent: true,
        lines: [{ kind: 'changed', totalBefore: '4890.00', totalAfter: '5190.00' }],
      },
    });
    expect(second!.difference!.lines[0]!.facts).toContainEqual({
      label: 'Szerokość',
      before: '400\u00a0cm',
      after: '450\u00a0cm',
    });
  });

  it('is mailed to the customer with the old and the new size and price', async () => {
    const order = await ordered();
    await propose(staff, order, await widened(order));
    const mail = await shop.mailTo(String(order['customerEmail']), 'sprawdź');
    const text = mail.text!.replaceAll('\u00a0', ' ');
    expect(text).toContain('Inny wymiar po pomiarze');
    expect(text).toContain('400 cm → 450 cm');
    expect(text).toContain('5 190 zł');
    expect(text).toContain(`/zamowienie/${order.token}#zmiana`);
  });

  it('adds and removes lines, changes quantities and gives a discount', async () => {
    const order = await ordered();
    const [line] = order.lines;
    const proposed = await propose(staff, order, {
      lines: [
        { lineId: line!.id, quantity: 2, label: 'Taras' },
        { configurationId: await saved({ width: 300 }), quantity: 1, label: 'Balkon' },
      ],
      discount: '100.00',
      discountReason: 'Druga markiza',
    });
    const { order: changed } = await accept(proposed);
    const sum = changed!.lines.reduce((total, each) => total + Number(each.lineTotal), 0);
    expect(changed!.lines.map(({ label, quantity }) => [label, quantity])).toEqual([
      ['Taras', 2],
      ['Balkon', 1],
    ]);
    expect(Number(changed!.totalAmount)).toBe(sum - 100);
    const left = changed!.lines.slice(1).map(({ id }) => ({ lineId: id, quantity: 1 }));
    const shrunk = await propose(staff, await readChanged(staff, order.token), {
      lines: left,
      discount: '0',
    });
    expect(shrunk.versions.at(-1)!.difference!.lines.map(({ kind }) => kind)).toEqual([
      'changed',
      'removed',
    ]);
  });

  it('replaces a proposal that waits', async () => {
    const order = await ordered();
    const first = await propose(staff, order, await widened(order));
    const second = await propose(staff, first, { discount: '10', discountReason: 'Rabat' });
    expect(second.versions.map(({ state }) => state)).toEqual(['accepted', 'replaced', 'sent']);
    expect(await accept(order, 2)).toMatchObject({
      ...refusedWith('CONFLICT'),
      order: { totalAmount: '4890.00' },
    });
    expect(await accept(order, 3)).toMatchObject({ order: { totalAmount: '4880.00' } });
  });
});

describe('the prices of a change', () => {
  it('keep what was agreed for goods that stay, and give others the lower of both price lists', async () => {
    const order = await ordered();
    const input = changeInput(order, {
      lines: [
        { lineId: order.lines[0]!.id, quantity: 1 },
        { configurationId: await saved({ controlType: 'electric' }), quantity: 1 },
      ],
    });
    await shop.app.sql(
      `insert into price_list (version, data, published_at)
       select version + 1, jsonb_set(data, '{electric}', '99000'), now() from price_list
       order by version desc limit 1`,
    );
    const { catalogue } = shop.app.services;
    await waitFor(async () => (await catalogue.current()).priceList.electric === 99_000);
    const totals = await Promise.all(
      ['original', 'current', 'better'].map(async (priceBasis) => {
        const { difference } = await preview(staff, { ...input, priceBasis });
        return difference!.totalAfter;
      }),
    );
    await shop.app.sql('delete from price_list where version > 1');
    await waitFor(async () => (await catalogue.current()).priceList.version === 1);
    expect(totals).toEqual(['10670.00', '10770.00', '10670.00']);
  });
});

describe('a correction of the customer’s data alone', () => {
  it('is in force at once, as a version of its own, and is mailed to both addresses', async () => {
    const order = await ordered();
    const customerEmail = `nowy-${String(order['customerEmail'])}`;
    const corrected = await propose(staff, order, {
      customerEmail,
      deliveryNote: 'Brama od ulicy',
    });
    expect(corrected).toMatchObject({
      customerEmail,
      deliveryNote: 'Brama od ulicy',
      currentVersion: 2,
      totalAmount: '4890.00',
    });
    expect(corrected.versions.at(-1)).toMatchObject({
      state: 'accepted',
      difference: { needsConsent: false, lines: [] },
    });
    for (const recipient of [customerEmail, String(order['customerEmail'])])
      expect((await shop.mailTo(recipient, 'Poprawiliśmy')).text).toContain('Brama od ulicy');
  });
});

describe('a decision', () => {
  it('makes the order the accepted version, with lines, totals, history and mails', async () => {
    const order = await ordered();
    await propose(staff, order, await widened(order));
    const { order: accepted } = await accept(order);
    expect(accepted).toMatchObject({
      currentVersion: 2,
      totalAmount: '5190.00',
      net: '4219.51',
      vat: '970.49',
      lines: [{ lineTotal: '5190.00', configuration: { width: 450 } }],
    });
    const read = await readChanged(staff, order.token);
    expect(read.versions.at(-1)).toMatchObject({
      state: 'accepted',
      consentWay: 'link',
      decidedName: 'Żaneta Gęślą',
      decidedAt: expect.any(String),
    });
    const [account] = await shop.app.sql(
      `select account.total, sum(instalment.amount) as parts from order_account account
       join instalment on instalment.order_id = account.order_id where account.order_id = $1 group by 1`,
      [order.id],
    );
    expect(account).toEqual({ total: '5190.00', parts: '5190.00' });
    const news = read.history.flatMap(({ versionNews }) => versionNews ?? []);
    expect(news).toEqual(['sent', 'accepted']);
    await shop.mailTo(String(order['customerEmail']), `nr ${order.id} zmienione`);
    await shop.mailTo('kontakt@cieniomat.example', `nr ${order.id}: zmiana przyjęta`);
  });

  it('is carried out once when it comes many times at once', async () => {
    const order = await ordered();
    await propose(staff, order, await widened(order));
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(order)));
    for (const answer of answers)
      expect(answer).toMatchObject({ userErrors: [], order: { totalAmount: '5190.00' } });
    const { history, lines } = await readChanged(staff, order.token);
    expect(history.filter(({ versionNews }) => versionNews === 'accepted')).toHaveLength(1);
    expect(lines).toHaveLength(1);
    const [mails] = await shop.app.sql<{ count: number }>(
      `select count(*)::int as count from outgoing_mail where order_id = $1 and subject like '%zmienione'`,
      [order.id],
    );
    expect(mails).toEqual({ count: 1 });
  });

  it('accepts or refuses, never both', async () => {
    const order = await ordered();
    await propose(staff, order, await widened(order));
    const refuse = () =>
      change(shop.app.visitor(), 'refuseOrderChange', {
        token: order.token,
        versionNumber: 2,
        reason: 'Za drogo',
      });
    const answers = await Promise.all([accept(order), refuse(), accept(order), refuse()]);
    const { totalAmount, versions } = await readChanged(staff, order.token);
    const wasAccepted = versions.at(-1)!.state === 'accepted';
    expect(totalAmount).toBe(wasAccepted ? '5190.00' : '4890.00');
    expect(answers.map(({ userErrors }) => userErrors.length === 0)).toEqual(
      wasAccepted ? [true, false, true, false] : [false, true, false, true],
    );
  });

  it('is no longer possible after staff have withdrawn the proposal, and the customer is mailed', async () => {
    const order = await ordered();
    const proposed = await propose(staff, order, await widened(order));
    const { order: left, userErrors } = await withdraw(proposed);
    expect(userErrors).toEqual([]);
    expect(left).toMatchObject({ totalAmount: '4890.00', currentVersion: 1 });
    expect(left!.versions.at(-1)).toMatchObject({ state: 'withdrawn', decidedAt: null });
    expect(left!.history.at(-1)).toMatchObject({
      versionNumber: 2,
      versionNews: 'withdrawn',
      note: 'Pomyłka w cenie',
    });
    const mail = await shop.mailTo(String(order['customerEmail']), 'wycofaliśmy');
    expect(mail.text).toContain('Pomyłka w cenie');
    expect(await accept(order)).toMatchObject(refusedWith('CONFLICT'));
    expect(await withdraw(left!)).toMatchObject(refusedWith('CONFLICT'));
    const next = await propose(staff, left!, { discount: '10', discountReason: 'Rabat' });
    expect(next.versions.map(({ state }) => state)).toEqual(['accepted', 'withdrawn', 'sent']);
  });

  it('accepts, or comes too late for a proposal that staff take back at the same time', async () => {
    const order = await ordered();
    const proposed = await propose(staff, order, await widened(order));
    const answers = await Promise.all([
      accept(order),
      withdraw(proposed),
      accept(order),
      withdraw(proposed),
    ]);
    const { totalAmount, versions, history } = await readChanged(staff, order.token);
    const wasAccepted = versions.at(-1)!.state === 'accepted';
    expect(totalAmount).toBe(wasAccepted ? '5190.00' : '4890.00');
    const news = history.flatMap(({ versionNews }) => versionNews ?? []);
    expect(news).toEqual(['sent', wasAccepted ? 'accepted' : 'withdrawn']);
    const succeeded = answers.map(({ userErrors }) => userErrors.length === 0);
    if (wasAccepted) expect(succeeded).toEqual([true, false, true, false]);
    else expect(succeeded.filter(Boolean)).toHaveLength(1);
  });

  it('leaves the order as it is when the customer refuses, with the customer’s words for staff', async () => {
    const order = await ordered();
    await propose(staff, order, await widened(order));
    const answer = await change(shop.app.visitor(), 'refuseOrderChange', {
      token: order.token,
      versionNumber: 2,
      reason: 'Za drogo',
    });
    expect(answer).toMatchObject({ order: { totalAmount: '4890.00', currentVersion: 1 } });
    expect(answer.order!.versions.at(-1)).toMatchObject({ state: 'refused', decisionNote: null });
    const read = await readChanged(staff, order.token);
    expect(read.versions.at(-1)!.decisionNote).toBe('Za drogo');
    await shop.mailTo('kontakt@cieniomat.example', `nr ${order.id}: zmiana odrzucona`);
  });

  it('can be recorded by staff after a telephone call, not in the future', async () => {
    const order = await ordered();
    const { version } = await propose(staff, order, await widened(order));
    const input = {
      orderId: order.id,
      version,
      versionNumber: 2,
      accepts: true,
      name: 'Żaneta Gęślą',
      note: 'Zgoda w rozmowie o 9:15',
    };
    const record = (overrides: object) =>
      change(staff, 'recordOrderDecision', { ...input, ...overrides });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await record({ at: tomorrow })).toMatchObject(refusedWith('BAD_USER_INPUT', 'at'));
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    expect(await record({ at: yesterday })).toMatchObject(refusedWith('BAD_USER_INPUT', 'at'));
    const at = new Date().toISOString();
    expect(await record({ at, version: 99 })).toMatchObject(refusedWith('CHANGED_MEANWHILE'));
    expect(await record({ at, versionNumber: 7 })).toMatchObject(refusedWith('NOT_FOUND'));
    const { order: accepted } = await record({ at });
    expect(accepted).toMatchObject({ totalAmount: '5190.00' });
    expect(accepted!.versions.at(-1)).toMatchObject({
      consentWay: 'phone',
      decidedAt: at,
      decisionNote: 'Zgoda w rozmowie o 9:15',
    });
  });
});

describe('a version on paper', () => {
  it('keeps its bytes whatever becomes of the order and the catalogue', async () => {
    const order = await ordered();
    await propose(staff, order, await widened(order));
    const print = async (number: number) => {
      const path = `/api/orders/${order.token}/versions/${number}.pdf`;
      const response = await shop.app.visitor().fetch(path);
      return Buffer.from(await response.arrayBuffer()).toString('base64');
    };
    const before = [await print(1), await print(2)];
    await accept(order);
    const accepted = await readChanged(staff, order.token);
    await propose(staff, accepted, {
      discount: '10',
      discountReason: 'Rabat',
      customerName: 'Ewa Lis',
    });
    await accept(order, 3);
    await setStatus(order.id, 'shipped');
    await shop.app.sql(`update product set name = name || '!', version = version + 1 where id = 1`);
    expect([await print(1), await print(2)]).toEqual(before);
    await shop.app.sql(`update product set name = trim('!' from name) where id = 1`);
    expect(await print(3)).not.toBe(before[1]);
  });

  it('keeps the company and the address of the shop that it was issued with', async () => {
    const order = await ordered();
    await propose(staff, order, await widened(order));
    const { services } = shop.app;
    const company = { ...services.content.company, name: 'Cień i\u00a0Słońce', city: 'Kutno' };
    const moved = { company, publicUrl: 'https://other.test' };
    for (const number of [1, 2]) {
      const path = `/api/orders/${order.token}/versions/${number}.pdf`;
      const issued = await (await shop.app.visitor().fetch(path)).arrayBuffer();
      const { pdf } = await printVersion(services.orm.em.fork(), moved, order.id, number);
      expect(pdf.equals(Buffer.from(issued))).toBe(true);
    }
  });

  it('shows its sizes, its discount and its total', async () => {
    const order = await ordered();
    const discount = { discount: '90', discountReason: 'Za czekanie' };
    await propose(staff, order, { ...(await widened(order)), ...discount });
    const pdf = await shop.app.visitor().fetch(`/api/orders/${order.token}/versions/2.pdf`);
    const [page = ''] = pageTexts(Buffer.from(await pdf.arrayBuffer()));
    const text = page.replaceAll(/[\s\u00a0]+/g, ' ');
    for (const shown of ['Wersja 2', '450 × 300 cm', 'Rabat: Za czekanie', '5 100 zł'])
      expect(text).toContain(shown);
    const unknown = await shop.app.visitor().fetch(`/api/orders/${order.token}/versions/3.pdf`);
    expect(unknown.status).toBe(404);
  });
});

describe('stock', () => {
  it('returns the pieces of what goes and gives those of what comes', async () => {
    const { item } = await createItem(staff, stockInput({ location: 'Zmiany', stockQuantity: 90 }));
    const itemId = item!.id;
    const order = await ordered();
    await change(staff, 'updateOrderStatus', { orderId: order.id, status: 'confirmed' });
    const left = async () =>
      (await shop.app.sql('select stock_quantity from inventory_item where id = $1', [itemId]))[0];
    const claims = () =>
      shop.app.sql('select quantity, consumed from stock_reservation where order_id = $1', [
        order.id,
      ]);
    expect(await left()).toEqual({ stock_quantity: 89 });
    const confirmed = await readChanged(staff, order.token);
    const [line] = confirmed.lines;
    await propose(staff, confirmed, { lines: [{ lineId: line!.id, quantity: 3 }] });
    expect(await left()).toEqual({ stock_quantity: 89 });
    await accept(order);
    expect(await left()).toEqual({ stock_quantity: 87 });
    expect(await claims()).toEqual([{ quantity: 3, consumed: 3 }]);
    const more = await readChanged(staff, order.token);
    const grey = await saved({ fabricColor: 'Szary' });
    await propose(staff, more, { lines: [{ configurationId: grey, quantity: 1 }] });
    await accept(order, 3);
    expect(await left()).toEqual({ stock_quantity: 90 });
    expect(await claims()).toEqual([]);
  });
});

describe('is refused', () => {
  it('for a stale version, an unknown order or line, a changed total or nothing changed', async () => {
    const order = await ordered();
    const proposal = (overrides: Record<string, unknown>) =>
      change(staff, 'proposeOrderChange', {
        ...changeInput(order, { discount: '90', discountReason: 'Rabat' }),
        reason: 'Rabat za czekanie',
        expectedTotal: '4800.00',
        ...overrides,
      });
    const unknown = '00000000-0000-4000-8000-000000000000';
    const cases: [Record<string, unknown>, string, string?][] = [
      [{ version: 99 }, 'CHANGED_MEANWHILE'],
      [{ orderId: 2_000_000_000 }, 'NOT_FOUND'],
      [{ lines: [{ lineId: unknown, quantity: 1 }] }, 'NOT_FOUND', 'lines.0.lineId'],
      [
        { lines: [{ configurationId: unknown, quantity: 1 }] },
        'NOT_FOUND',
        'lines.0.configurationId',
      ],
      [{ lines: [{ quantity: 1 }] }, 'BAD_USER_INPUT', 'lines.0'],
      [{ expectedTotal: '4700.00' }, 'PRICE_CHANGED', 'expectedTotal'],
      [{ discountReason: ' ' }, 'BAD_USER_INPUT', 'discountReason'],
      [{ discount: '4890.01' }, 'BAD_USER_INPUT', 'discount'],
      [{ discount: '0' }, 'BAD_USER_INPUT'],
    ];
    for (const [overrides, code, path] of cases)
      expect(await proposal(overrides)).toMatchObject(refusedWith(code, path));
    expect((await readChanged(staff, order.token)).versions).toEqual([]);
    expect(await proposal({})).toMatchObject({ userErrors: [], order: { currentVersion: 1 } });
  });

  it('to staff once production has started, and to everybody once it is cancelled', async () => {
    const order = await ordered();
    await setStatus(order.id, 'in_production');
    const started = await readChanged(staff, order.token);
    const discount = { discount: '90', discountReason: 'Opóźnienie' };
    await expect(propose(staff, started, discount)).rejects.toThrow('tylko administrator');
    const mended = await propose(staff, started, {
      customerName: 'Żaneta Nowak',
      customerAddress: 'ul. Nowa 2, 90-001 Łódź',
    });
    expect(mended).toMatchObject({ customerName: 'Żaneta Nowak', currentVersion: 2 });
    const proposed = await propose(admin, mended, discount);
    const other = { customerName: 'Anna Lis' };
    await expect(propose(staff, proposed, other)).rejects.toThrow('tylko administrator');
    expect(await accept(order, 3)).toMatchObject({ order: { totalAmount: '4800.00' } });
    await setStatus(order.id, 'cancelled');
    const over = await readChanged(staff, order.token);
    await expect(propose(admin, over, { discount: '0' })).rejects.toThrow('CONFLICT');
  });

  it('of delivered goods, but not of their price', async () => {
    const order = await ordered();
    await setStatus(order.id, 'in_production');
    await propose(admin, await readChanged(staff, order.token), await widened(order));
    await setStatus(order.id, 'delivered');
    expect(await accept(order)).toMatchObject({
      ...refusedWith('CONFLICT'),
      order: { totalAmount: '4890.00' },
    });
    const delivered = await readChanged(staff, order.token);
    await expect(propose(admin, delivered, await widened(order))).rejects.toThrow('CONFLICT');
    const discount = { discount: '90', discountReason: 'Uznana reklamacja' };
    await propose(admin, delivered, discount);
    expect(await accept(order, 3)).toMatchObject({ order: { totalAmount: '4800.00' } });
  });

  it('when the customer accepts after production has started what was proposed before', async () => {
    const order = await ordered();
    await propose(staff, order, await widened(order));
    await setStatus(order.id, 'in_production');
    expect(await accept(order)).toMatchObject({
      ...refusedWith('CONFLICT'),
      order: { totalAmount: '4890.00' },
    });
  });

  it('without the tick, and for an unknown token or version', async () => {
    const order = await ordered();
    await propose(staff, order, await widened(order));
    const input = { token: order.token, versionNumber: 2, name: 'Żaneta Gęślą', agrees: false };
    const visitor = shop.app.visitor();
    expect(await change(visitor, 'acceptOrderChange', input)).toMatchObject(
      refusedWith('CONSENT_REQUIRED', 'agrees'),
    );
    const agrees = { ...input, agrees: true };
    for (const wrong of [{ token: 'x'.repeat(43) }, { versionNumber: 3 }])
      expect(await change(visitor, 'acceptOrderChange', { ...agrees, ...wrong })).toMatchObject(
        refusedWith('NOT_FOUND'),
      );
  });
});

it('of two concurrent proposals the second is refused, so that neither overwrites the other', async () => {
  const order = await ordered();
  const input = {
    ...changeInput(order, { discount: '90', discountReason: 'Rabat' }),
    reason: 'Rabat za czekanie',
    expectedTotal: '4800.00',
  };
  const answers = await Promise.all([
    change(staff, 'proposeOrderChange', input),
    change(admin, 'proposeOrderChange', input),
  ]);
  const codes = answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
  expect(codes).toEqual(['CHANGED_MEANWHILE']);
});
