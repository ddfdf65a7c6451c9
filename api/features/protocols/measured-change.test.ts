import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { change as changeOrder, readChanged } from '../../testing/order-changes.js';
import { type PlacedOrder, customerWithCart, submit } from '../../testing/orders.js';
import {
  plannedVisit,
  protocolInput,
  saveProtocol,
  signInFitter,
  signProtocol,
  signature,
} from '../../testing/protocols.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { type UserErrors, confirmOrder, createCrew, visitAction } from '../../testing/visits.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('admin');
});
afterAll(() => app.close());

/** An order whose measuring protocol was signed, with a wall of this width. */
async function measured(
  wall: number,
  { order, line = {} }: { order?: PlacedOrder; line?: object } = {},
) {
  const placed = order ?? (await submit(await customerWithCart(app))).order!;
  const visit = await plannedVisit(staff, { kind: 'order', number: placed.id });
  const fitter = await signInFitter(app, visit.crewId);
  const input = protocolInput({ visitId: visit.id, lineId: visit.lineIds[0], wall });
  const lines = [{ ...input.lines[0], ...line }];
  await saveProtocol(fitter, { ...input, lines });
  const { protocol } = await signProtocol(fitter, input.id);
  return { order: placed, fitter, protocol: protocol! };
}

interface Accepted extends UserErrors {
  change: { state: string } | null;
}

const accept = (fitter: TestVisitor, orderId: number, input: object = {}): Promise<Accepted> =>
  visitAction<Accepted>(
    fitter,
    'acceptChangeBySignature',
    { orderId, version: 2, expectedTotal: '4970.00', ...signature(), ...input },
    'change { state }',
  );

const codes = ({ userErrors }: UserErrors) => userErrors.map(({ code }) => code);

const mailsAbout = async (id: number) =>
  (
    await app.sql<{ subject: string }>(
      'select subject from outgoing_mail where order_id = $1 order by created_at, id',
      [id],
    )
  ).map(({ subject }) => subject);

describe('a measuring that differs from the order', () => {
  it('proposes the measured size at its price, which the customer accepts on the spot', async () => {
    // 10 cm of width more are 0.3 m².
    const { order, fitter, protocol } = await measured(416);
    const change = { orderId: order.id, version: 2, totalBefore: '4890.00', totalAfter: '4950.00' };
    expect(protocol).toMatchObject({ change: { ...change, state: 'sent' }, problem: null });
    const seen = { expectedTotal: '4950.00' };
    const wrong = { expectedTotal: '4890.00' };
    expect(codes(await accept(fitter, order.id, wrong))).toEqual(['PRICE_CHANGED']);
    const signed = { ...signature(), ...seen };
    const answers = await Promise.all([1, 2, 3].map(() => accept(fitter, order.id, signed)));
    expect(answers).toMatchObject(Array(3).fill({ change: { state: 'accepted' }, userErrors: [] }));
    const changed = await readChanged(staff, order.token);
    expect(changed).toMatchObject({ totalAmount: '4950.00', currentVersion: 2 });
    expect(changed.versions[1]).toMatchObject({
      consentWay: 'signature',
      decidedName: 'Anna Lis',
      decidedAt: signed.signedAt,
    });
    const accepted = (await mailsAbout(order.id)).filter((subject) => /zmienione/.test(subject));
    expect(accepted).toHaveLength(1);
  });

  it('is accepted by link, too, and then not once more by a signature', async () => {
    const { order, fitter } = await measured(416);
    const own = { token: order.token, versionNumber: 2, name: 'Jan Lis', agrees: true };
    await changeOrder(app.visitor(), 'acceptOrderChange', own);
    expect(await accept(fitter, order.id, { expectedTotal: '4950.00' })).toMatchObject({
      change: { state: 'accepted' },
      userErrors: [],
    });
    const { versions } = await readChanged(staff, order.token);
    expect(versions[1]).toMatchObject({ consentWay: 'link', decidedName: 'Jan Lis' });
  });

  it('is signed only by a crew that visits the customer', async () => {
    const { order } = await measured(416);
    const other = await signInFitter(app, (await createCrew(staff)).id);
    await expect(accept(other, order.id, { expectedTotal: '4950.00' })).rejects.toThrow(
      'FORBIDDEN',
    );
  });

  it('takes over the height and the wall that were found', async () => {
    const readings = [{ target: 'mountingHeight', values: [262.4, 260.9, 261] }];
    const line = { readings, placement: { wall: 'ocieplona' } };
    const { order, fitter, protocol } = await measured(0, { line });
    expect(protocol.change).toMatchObject({ totalBefore: '4890.00', totalAfter: '4890.00' });
    await accept(fitter, order.id, { expectedTotal: '4890.00' });
    const placement = await placementOf(order.token);
    expect(placement).toMatchObject({ mountingHeight: 260, wall: 'ocieplona', slope: 14 });
  });
});

async function placementOf(token: string): Promise<object> {
  const { data } = await staff.graphql<{
    order: { lines: { configuration: { placement: object } }[] };
  }>('query ($token: String!) { order(token: $token) { lines { configuration { placement } } } }', {
    token,
  });
  return data.order.lines[0]!.configuration.placement;
}

/** Who vouches for the measurements of the line of an order. */
async function vouchedBy(token: string): Promise<string | null> {
  const { data } = await staff.graphql<{
    order: { lines: { measurement: { source: string } | null; unconfirmedFacts: object[] }[] };
  }>(
    `query ($token: String!) { order(token: $token) {
      lines { measurement { source } unconfirmedFacts { label } } } }`,
    { token },
  );
  const [line] = data.order.lines;
  expect(line!.unconfirmedFacts.length === 0).toBe(line!.measurement !== null);
  return line!.measurement?.source ?? null;
}

/** All lengths of an awning of 400 × 300 cm, or of one that is so much wider, and what else is to be settled. */
const wholeLine = (wider = 0) => ({
  isSettled: true,
  readings: [
    { target: 'width', values: [406 + wider] },
    { target: 'projection', values: [300, 300, 301] },
    { target: 'mountingHeight', values: [320.5, 320, 321] },
  ],
});

describe('the measurements of ordered goods', () => {
  it('are confirmed where they agree with the order', async () => {
    const { order, protocol } = await measured(0, { line: wholeLine() });
    expect(protocol).toMatchObject({ change: null, problem: null });
    expect(await vouchedBy(order.token)).toBe('protocol');
  });

  it('are confirmed where they differ, once the customer has accepted the change', async () => {
    const { order, fitter } = await measured(0, { line: wholeLine(10) });
    expect(await vouchedBy(order.token)).toBeNull();
    expect(codes(await accept(fitter, order.id, { expectedTotal: '4950.00' }))).toEqual([]);
    expect(await vouchedBy(order.token)).toBe('protocol');
  });

  it('stay unconfirmed where the side of the drive was not settled', async () => {
    const { order } = await measured(0, { line: { ...wholeLine(), isSettled: false } });
    expect(await vouchedBy(order.token)).toBeNull();
  });

  it('stay unconfirmed where not all of them were taken', async () => {
    const { order } = await measured(406.4);
    expect(await vouchedBy(order.token)).toBeNull();
  });
});

describe('a measuring that agrees with the order', () => {
  it('changes nothing', async () => {
    const { order, protocol } = await measured(406.4);
    expect(protocol).toMatchObject({ change: null, problem: null });
    expect(await readChanged(staff, order.token)).toMatchObject({ currentVersion: 1 });
  });
});

describe('a signed measuring that the order cannot follow', () => {
  it('keeps the signature and says why: the size cannot be made', async () => {
    const { protocol } = await measured(900);
    expect(protocol).toMatchObject({
      signedName: 'Anna Lis',
      change: null,
      problem: expect.stringMatching(/^Markiza .*Szerokość/),
    });
  });

  it('because another change waits for the customer, which stays', async () => {
    const { order } = await measured(416);
    const { protocol } = await measured(426, { order });
    expect(protocol.problem).toMatch(/czeka na decyzję klienta/);
    const { versions } = await readChanged(staff, order.token);
    expect(versions.map(({ state }) => state)).toEqual(['accepted', 'sent']);
  });

  it('because production has started', async () => {
    const { order } = (await submit(await customerWithCart(app))) as { order: PlacedOrder };
    await app.sql(`update customer_order set status = 'in_production' where id = $1`, [order.id]);
    const { protocol } = await measured(416, { order });
    expect(protocol.problem).toMatch(/^Produkcja już się zaczęła/);
  });
});

describe('the protocol of an installation', () => {
  /** An order in production with so many installations by one crew. */
  async function installed(count: number) {
    const { order } = (await submit(await customerWithCart(app))) as { order: PlacedOrder };
    await confirmOrder(staff, order.id);
    await app.sql(`update customer_order set status = 'shipped' where id = $1`, [order.id]);
    const { id: crewId } = await createCrew(staff);
    const visits = [];
    for (let day = 1; day <= count; day += 1)
      visits.push(
        await plannedVisit(
          staff,
          { kind: 'order', number: order.id },
          { kind: 'installation', crewId, startsAt: `2027-03-0${day}T09:00:00Z` },
        ),
      );
    const fitter = await signInFitter(app, crewId);
    const protocols = visits.map(({ id, lineIds }) => ({
      ...protocolInput({
        visitId: id,
        lineId: lineIds[0],
        serialNumbers: [`${order.id}-1-1`],
      }),
    }));
    for (const protocol of protocols) await saveProtocol(fitter, protocol);
    const statusOf = async () =>
      (
        await app.sql<{ status: string }>('select status from customer_order where id = $1', [
          order.id,
        ])
      )[0]!.status;
    return { order, fitter, protocols, statusOf };
  }

  it('sets the order to delivered and tells the customer, once', async () => {
    const { order, fitter, protocols, statusOf } = await installed(1);
    const signed = signature();
    await Promise.all([1, 2].map(() => signProtocol(fitter, protocols[0]!.id, signed)));
    expect(await statusOf()).toBe('delivered');
    const delivered = (await mailsAbout(order.id)).filter((subject) => /dostarczon/i.test(subject));
    expect(delivered).toHaveLength(1);
  });

  it('waits for the last installation, also where two are signed at once', async () => {
    const { fitter, protocols, statusOf } = await installed(2);
    await signProtocol(fitter, protocols[0]!.id);
    expect(await statusOf()).toBe('shipped');
    await signProtocol(fitter, protocols[1]!.id);
    expect(await statusOf()).toBe('delivered');

    const both = await installed(2);
    await Promise.all(both.protocols.map(({ id }) => signProtocol(both.fitter, id)));
    expect(await both.statusOf()).toBe('delivered');
  });

  it('of an order whose deposit is not paid keeps the reason', async () => {
    const { order, fitter, protocols, statusOf } = await installed(1);
    await app.sql(`update customer_order set status = 'confirmed' where id = $1`, [order.id]);
    const { protocol } = await signProtocol(fitter, protocols[0]!.id);
    expect(protocol!.problem).toMatch(/brakuje/);
    expect(await statusOf()).toBe('confirmed');
  });
});
