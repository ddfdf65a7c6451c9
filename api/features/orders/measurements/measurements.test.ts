import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillCart, saveGoods } from '../../../testing/factories.js';
import { propose, readChanged } from '../../../testing/order-changes.js';
import {
  type PlacedOrder,
  confirmMeasured,
  customerWithCart,
  payDeposit,
  placeOrder,
  submit,
} from '../../../testing/orders.js';
import { pageTexts } from '../../../testing/pdf.js';
import { type UserErrors, change } from '../../../testing/staff.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
let admin: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  [staff, admin] = [await app.signIn('staff'), await app.signIn('admin')];
});
afterAll(() => app.close());

interface Measurement {
  source: string;
  reason: string;
  authorName: string | null;
}

interface Line {
  id: string;
  unconfirmedFacts: { label: string; value: string }[] | null;
  measurement: Measurement | null;
}

interface Answer extends UserErrors {
  order: { lines: Line[] } | null;
}

const LINES =
  'lines { id unconfirmedFacts { label value } measurement { source reason authorName } }';

/** An order whose deposit is paid. */
async function paid(): Promise<PlacedOrder> {
  const { order } = await submit(await customerWithCart(app));
  await payDeposit(app, order!.id);
  return order!;
}

const vouch = (
  who: TestVisitor,
  mutation: 'confirmMeasurements' | 'releaseMeasurements',
  { id: orderId, lines }: PlacedOrder,
  reason = 'Napęd po prawej, cegła.',
): Promise<Answer> => {
  const lineIds = lines.map(({ id }) => id);
  return change(who, mutation, { orderId, lineIds, reason }, `order { ${LINES} }`);
};

async function linesFor(visitor: TestVisitor, token: string): Promise<Line[]> {
  const { data } = await visitor.graphql<{ order: { lines: Line[] } }>(
    `query ($token: String!) { order(token: $token) { ${LINES} } }`,
    { token },
  );
  return data.order.lines;
}

interface Started extends UserErrors {
  order: { status: string; undoableChange: { eventId: number } | null };
}

const start = (who: TestVisitor, orderId: number, more: object = {}): Promise<Started> =>
  change(
    who,
    'updateOrderStatus',
    { orderId, status: 'in_production', ...more },
    'order { status undoableChange { eventId } }',
  );

/** The text of an order's worksheets. */
async function worksheetText(id: number): Promise<string> {
  const response = await staff.fetch(`/api/admin/orders/${id}/worksheets.pdf`);
  const pages = pageTexts(Buffer.from(await response.arrayBuffer()));
  return pages.join(' ').replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');
}

const NOT_CONFIRMED = { code: 'MEASUREMENT_NOT_CONFIRMED' };

describe('the production of goods about which nobody has entered everything', () => {
  it('waits, and the refusal names lines and facts', async () => {
    const { id } = await paid();
    const { order, userErrors } = await start(staff, id);
    expect(order.status).toBe('pending');
    expect(userErrors).toEqual([
      {
        ...NOT_CONFIRMED,
        message: expect.stringMatching(
          /^Produkcja czeka na potwierdzenie pomiaru: pozycja 1 \(nachylenie, ściana, korba, prześwit z\sprzodu\)\. .*osoba z/,
        ),
        path: null,
      },
    ]);
    expect(await start(staff, id, { status: 'shipped' })).toMatchObject({
      userErrors: [NOT_CONFIRMED],
    });
  });

  it('names the deposit first, and is refused by REST with the same code', async () => {
    const { order } = await submit(await customerWithCart(app));
    expect((await start(staff, order!.id)).userErrors).toMatchObject([
      { code: 'DEPOSIT_NOT_PAID' },
    ]);
    const path = `/api/admin/orders/${(await paid()).id}/status`;
    expect(await staff.json('PUT', path, { status: 'in_production' })).toMatchObject({
      status: 409,
      body: { error: NOT_CONFIRMED },
    });
  });

  it('of many orders starts where it is confirmed; the other orders are named', async () => {
    const [measured, unmeasured] = [await paid(), await paid()];
    await confirmMeasured(app, measured.id);
    const orders = [measured, unmeasured].map(({ id }) => ({ orderId: id, version: 1 }));
    const answer = await change(
      staff,
      'changeOrderStatuses',
      { orders, status: 'in_production' },
      'orders { id } refused { orderId reason { code } }',
    );
    expect(answer).toMatchObject({
      orders: [{ id: measured.id }],
      refused: [{ orderId: unmeasured.id, reason: NOT_CONFIRMED }],
    });
  });

  it('starts once the customer has confirmed it by telephone; the customer sees nothing of that', async () => {
    const order = await paid();
    const [before] = await linesFor(staff, order.token);
    expect(before).toMatchObject({ measurement: null });
    expect(before!.unconfirmedFacts!.map(({ label }) => label)).toContain('Korba');
    const confirmed = await vouch(staff, 'confirmMeasurements', order);
    expect(confirmed).toMatchObject({
      order: {
        lines: [
          {
            unconfirmedFacts: [],
            measurement: {
              source: 'phone',
              reason: 'Napęd po prawej, cegła.',
              authorName: 'Piotr Pracownik',
            },
          },
        ],
      },
      userErrors: [],
    });
    expect(await linesFor(app.visitor(), order.token)).toMatchObject([
      { unconfirmedFacts: null, measurement: null },
    ]);
    expect(await start(staff, order.id)).toMatchObject({ order: { status: 'in_production' } });
  });

  it('starts after a release, which only some may give, and which confirms nothing', async () => {
    const order = await paid();
    const refused = await staff.graphql(
      `mutation ($input: ReleaseMeasurementsInput!) {
        releaseMeasurements(input: $input) { userErrors { code } } }`,
      { input: { orderId: order.id, lineIds: [order.lines[0]!.id], reason: 'Na wystawę.' } },
    );
    expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const { order: released } = await vouch(admin, 'releaseMeasurements', order, 'Na wystawę.');
    expect(released!.lines).toMatchObject([
      { measurement: { source: 'release', reason: 'Na wystawę.' } },
    ]);
    expect(released!.lines[0]!.unconfirmedFacts).not.toEqual([]);
    expect(await start(staff, order.id)).toMatchObject({ userErrors: [] });
  });

  it('is started nevertheless with a reason, which is kept as a release until that is undone', async () => {
    const { id, token } = await paid();
    const { order } = await start(admin, id, { note: 'Klient na miejscu.', sendsMail: false });
    expect(order.status).toBe('in_production');
    expect(await linesFor(staff, token)).toMatchObject([
      { measurement: { source: 'release', reason: 'Klient na miejscu.' } },
    ]);
    await change(
      staff,
      'undoOrderStatuses',
      { eventIds: [order.undoableChange!.eventId] },
      'orders { id }',
    );
    expect(await linesFor(staff, token)).toMatchObject([{ measurement: null }]);
    expect((await start(staff, id)).userErrors).toMatchObject([NOT_CONFIRMED]);
  });

  it('keeps a release that is older than a change of status that is undone', async () => {
    const order = await paid();
    await vouch(admin, 'releaseMeasurements', order);
    const { order: started } = await start(staff, order.id, { sendsMail: false });
    const eventIds = [started.undoableChange!.eventId];
    await change(staff, 'undoOrderStatuses', { eventIds }, 'orders { id }');
    expect(await start(staff, order.id)).toMatchObject({ userErrors: [] });
  });

  it('of accessories waits for nothing', async () => {
    const visitor = app.visitor();
    const [accessory] = await app.sql<{ id: number }>(
      `select id from product where category = 'akcesoria' and archived_at is null order by id limit 1`,
    );
    const { id: configurationId } = await saveGoods(visitor, { productId: accessory!.id });
    const { total } = await fillCart(visitor, { configurationId });
    const { order } = await placeOrder(visitor, { expectedTotal: total });
    await payDeposit(app, order!.id);
    expect(await linesFor(staff, order!.token)).toMatchObject([{ unconfirmedFacts: [] }]);
    expect(await start(staff, order!.id)).toMatchObject({ userErrors: [] });
    expect(await vouch(staff, 'confirmMeasurements', order!)).toMatchObject({
      userErrors: [{ code: 'CONFLICT' }],
    });
  });

  it('is confirmed once, and only for lines of the order', async () => {
    const [order, other] = [await paid(), await paid()];
    await vouch(staff, 'confirmMeasurements', order);
    for (const mutation of ['confirmMeasurements', 'releaseMeasurements'] as const)
      expect(await vouch(admin, mutation, order, 'Drugi raz.')).toMatchObject({
        userErrors: [
          { code: 'CONFLICT', message: 'W\u00a0pozycji 1 nie ma nic do potwierdzenia.' },
        ],
      });
    expect(
      await vouch(staff, 'confirmMeasurements', { ...order, lines: other.lines }),
    ).toMatchObject({ userErrors: [{ code: 'NOT_FOUND', path: ['lineIds'] }] });
    expect(await linesFor(staff, other.token)).toMatchObject([{ measurement: null }]);
  });
});

describe('the worksheet', () => {
  it('says who has confirmed the measurements, and marks nothing then', async () => {
    const order = await paid();
    expect(await worksheetText(order.id)).toContain('niepotwierdzone');
    await vouch(staff, 'confirmMeasurements', order);
    const text = await worksheetText(order.id);
    expect(text).not.toContain('niepotwierdzone');
    expect(text).toMatch(
      /Potwierdzone telefonicznie, \d+ \S+ \d{4}, Piotr Pracownik: Napęd po prawej, cegła\./,
    );
  });

  it('of released goods still says what nobody has entered', async () => {
    const order = await paid();
    await vouch(admin, 'releaseMeasurements', order, 'Na wystawę.');
    const text = await worksheetText(order.id);
    expect(text).toContain('niepotwierdzone');
    expect(text).toMatch(/Zwolnione do produkcji bez potwierdzenia, .*: Na wystawę\./);
  });

  it('marks what has been confirmed in other words than the goods have today', async () => {
    const order = await paid();
    await vouch(staff, 'confirmMeasurements', order);
    await app.sql(
      `update measurement_confirmation set facts = '[{"label": "Korba", "value": "po lewej"}]' where order_id = $1`,
      [order.id],
    );
    expect(await worksheetText(order.id)).toContain('niepotwierdzone');
    expect((await start(staff, order.id)).userErrors).toMatchObject([NOT_CONFIRMED]);
  });
});

describe('a changed line', () => {
  it.each([
    ['has to be confirmed again for more pieces', { quantity: 2 }, null],
    ['stays confirmed with a discount', { quantity: 1, discount: '90' }, { source: 'phone' }],
  ])('%s', async (_title, values, measurement) => {
    const order = await paid();
    await vouch(staff, 'confirmMeasurements', order);
    const read = await readChanged(staff, order.token);
    const lines = read.lines.map(({ id, label }) => ({ lineId: id, label, ...values }));
    await propose(staff, read, { lines });
    const decision = { token: order.token, versionNumber: 2, name: 'Żaneta Gęślą', agrees: true };
    await change(app.visitor(), 'acceptOrderChange', decision, 'order { id }');
    expect(await linesFor(staff, order.token)).toMatchObject([{ measurement }]);
  });
});
