import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '#engine/locale/day';
import { submitInquiry } from '../../../testing/inquiries.js';
import { customerWithCart, submit } from '../../../testing/orders.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import {
  type VisitAnswer,
  arrivalTimes,
  askForVisit,
  confirmOrder,
  createCrew,
  planVisit,
  tokenOf,
  visitAction,
} from '../../../testing/visits.js';

let app: TestApp;
let staff: TestVisitor;
let visitor: TestVisitor;
let crew: { id: number };
beforeAll(async () => {
  app = await createTestApp({ env: { MEASURING_PRICE: '150' } });
  staff = await app.signIn('admin');
  // The crews of the demo would be free when that of the test is not.
  await app.sql('update crew set archived_at = now()');
  visitor = app.visitor();
  crew = await createCrew(staff);
});
afterAll(() => app.close());

interface OwnVisit {
  id: string;
  token: string;
}

async function asked(fields?: object): Promise<OwnVisit> {
  const { id } = await askForVisit(staff, await submitInquiry(app), fields);
  return { id, token: await tokenOf(app, id) };
}

const choose = (token: string, arrivalFrom: string): Promise<VisitAnswer> =>
  visitAction(visitor, 'chooseVisitSlot', { token, arrivalFrom });
const cancel = (token: string): Promise<VisitAnswer> =>
  visitAction(visitor, 'cancelVisit', { token });

/** A visit with the time that fits best. */
async function chosen(): Promise<OwnVisit & { arrivalFrom: string }> {
  const visit = await asked();
  const { best } = await arrivalTimes(visitor, visit.token);
  const { arrivalFrom } = best[0]!;
  expect((await choose(visit.token, arrivalFrom)).userErrors).toEqual([]);
  return { ...visit, arrivalFrom };
}

const ofCustomer = (token: string) =>
  visitor.graphql<{ visit: Record<string, unknown> | null }>(
    `query ($token: String!) { visit(token: $token) {
       state token price changeableUntil arrivalFrom startsAt endsAt note skills people about { kind number customerName customerPhone isOver } crew { id } } }`,
    { token },
  );

describe('the page of a visit', () => {
  it('tells what customers may know', async () => {
    const { token, arrivalFrom } = await chosen();
    const { data } = await ofCustomer(token);
    const { changeableUntil, ...visit } = data.visit!;
    expect(visit).toEqual({
      state: 'confirmed',
      token,
      price: '150.00',
      arrivalFrom,
      startsAt: null,
      endsAt: null,
      note: null,
      skills: null,
      people: null,
      about: {
        kind: expect.any(String),
        number: expect.any(Number),
        customerName: null,
        customerPhone: null,
        isOver: false,
      },
      crew: null,
    });
    expect(new Date(String(changeableUntil)) < new Date(arrivalFrom)).toBe(true);
  });

  it('is not found by a wrong token', async () => {
    for (const token of ['x'.repeat(43), 'x', '']) {
      expect((await ofCustomer(token)).data.visit).toBeNull();
      const { visit, userErrors } = await choose(token, '2027-03-01T09:00:00Z');
      expect(visit).toBeNull();
      expect(userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    }
  });
});

describe('a customer', () => {
  it('moves a visit to another free time', async () => {
    const { token, arrivalFrom } = await chosen();
    const { all } = await arrivalTimes(visitor, token);
    const later = all.findLast((time) => time.arrivalFrom !== arrivalFrom)!;
    const { visit } = await choose(token, later.arrivalFrom);
    expect(visit).toMatchObject({ state: 'confirmed', arrivalFrom: later.arrivalFrom });
  });

  it('finds later times, and chooses one', async () => {
    const { token } = await asked();
    const { all, lastDay } = await arrivalTimes(visitor, token);
    const later = await arrivalTimes(visitor, token, addDays(lastDay, 1));
    expect(all.every(({ day }) => day <= lastDay)).toBe(true);
    expect(later.all.every(({ day }) => day > lastDay)).toBe(true);
    const { arrivalFrom } = later.all[0]!;
    expect((await choose(token, arrivalFrom)).visit).toMatchObject({ arrivalFrom });
  });

  it('gets no time that is not free: in the past, at night, on a holiday, of somebody else', async () => {
    const own = await chosen();
    const { token } = await asked();
    // 6 January is a public holiday.
    for (const arrivalFrom of [
      '2026-01-05T09:00:00Z',
      '2027-03-01T02:00:00Z',
      '2027-03-01T09:07:00Z',
      '2027-01-06T09:00:00Z',
    ])
      expect((await choose(token, arrivalFrom)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    const others = (await arrivalTimes(visitor, token)).all.map((time) => time.arrivalFrom);
    expect(others).not.toContain(own.arrivalFrom);
    expect((await choose(token, own.arrivalFrom)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await ofCustomer(token)).data.visit).toMatchObject({ state: 'asked' });
  });

  it('changes nothing after noon of the working day before, nor what is pinned or over', async () => {
    const { all } = await arrivalTimes(visitor, (await asked()).token);
    const free = all.at(-1)!.arrivalFrom;
    for (const change of [
      `starts_at = now() + interval '1 hour', ends_at = now() + interval '2 hours'`,
      'is_pinned = true',
      `state = 'done'`,
      `state = 'failed'`,
      `state = 'cancelled'`,
    ]) {
      const { id, token } = await chosen();
      await app.sql(`update visit set ${change} where id = $1`, [id]);
      const before = (await ofCustomer(token)).data.visit!;
      expect(before['changeableUntil']).toBeNull();
      expect((await choose(token, free)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
      expect((await cancel(token)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
      expect((await ofCustomer(token)).data.visit).toEqual(before);
      await app.sql('delete from visit where id = $1', [id]);
    }
  });

  it('agrees to the time that staff hold', async () => {
    const { id, token } = await asked();
    const startsAt = '2027-05-12T08:15:00Z';
    await planVisit(staff, { id, version: 1, crewId: crew.id, startsAt, isConfirmed: false });
    const { visit } = await choose(token, '2027-05-12T08:00:00Z');
    expect(visit).toMatchObject({ state: 'confirmed', arrivalFrom: '2027-05-12T08:00:00.000Z' });
    const [stored] = await app.sql('select starts_at from visit where id = $1', [id]);
    expect(stored).toEqual({ starts_at: new Date(startsAt) });
  });

  it('cancels a visit once, and its time is free again', async () => {
    const { token, arrivalFrom } = await chosen();
    expect((await cancel(token)).visit).toMatchObject({ state: 'cancelled' });
    expect((await cancel(token)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    const { all } = await arrivalTimes(visitor, (await asked()).token);
    expect(all.map((time) => time.arrivalFrom)).toContain(arrivalFrom);
  });
});

it.each([
  ['spring', '2028-03-26', 2],
  ['autumn', '2027-10-31', 1],
])(
  'on the day of the change of clocks in %s visits are in working hours',
  async (_, day, offset) => {
    const crew = await createCrew(staff, { hours: [{ weekday: 7, from: 480, until: 960 }] });
    const { token } = await asked();
    const { all } = await arrivalTimes(visitor, token, day);
    const hours = all
      .filter((time) => time.day === day)
      .map(({ arrivalFrom }) => new Date(arrivalFrom).getUTCHours() + offset);
    // From 8:00 the crew drives to the place; the work takes an hour, and the way back is as long.
    expect(hours).toEqual([8, 9, 10, 11, 12, 13, 14]);
    await visitAction(staff, 'archiveCrew', { ...crew, archived: true, feedPath: undefined }, '');
  },
);

describe('an installation', () => {
  async function ordered(): Promise<{ id: number; token: string }> {
    const { order } = await submit(await customerWithCart(app));
    await app.sql(
      `update customer_order set customer_address = 'ul. Polna 1, 90-001 Łódź' where id = $1`,
      [order!.id],
    );
    return order!;
  }

  const request = (token: string) =>
    visitAction<{ visits: OwnVisit[] }>(
      visitor,
      'requestInstallation',
      { token },
      'visits { id token }',
    );

  const orderPage = async (token: string) => {
    const { data } = await visitor.graphql<{
      order: { canRequestInstallation: boolean; visits: { token: string; state: string }[] };
    }>(
      `query ($token: String!) { order(token: $token) { canRequestInstallation visits { token state } } }`,
      { token },
    );
    return data.order;
  };

  it('is asked for once by the customer of a confirmed order', async () => {
    const { id, token } = await ordered();
    expect(await orderPage(token)).toEqual({ canRequestInstallation: false, visits: [] });
    expect((await request(token)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    await confirmOrder(staff, id);
    expect(await orderPage(token)).toEqual({ canRequestInstallation: true, visits: [] });
    const { visits } = await request(token);
    expect(visits).toHaveLength(1);
    expect(await orderPage(token)).toEqual({
      canRequestInstallation: false,
      visits: [{ token: visits[0]!.token, state: 'asked' }],
    });
    expect((await request(token)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('is offered from the day on which the goods are there, and warned of when the term moves on', async () => {
    const { id, token } = await ordered();
    await confirmOrder(staff, id);
    const [visit] = (await request(token)).visits;
    const [{ until } = { until: '' }] = await app.sql<{ until: string }>(
      `select to_char(created_at at time zone 'Europe/Warsaw' + usual_weeks_to * interval '1 week', 'YYYY-MM-DD') as until
        from customer_order where id = $1`,
      [id],
    );
    const { all } = await arrivalTimes(visitor, visit!.token);
    expect(all.length).toBeGreaterThan(0);
    expect(all.every(({ day }) => day >= until)).toBe(true);

    await choose(visit!.token, all[0]!.arrivalFrom);
    const isBeforeGoods = async () => {
      const { data } = await staff.graphql<{ adminVisit: { isBeforeGoods: boolean } }>(
        `{ adminVisit(id: "${visit!.id}") { isBeforeGoods } }`,
      );
      return data.adminVisit.isBeforeGoods;
    };
    expect(await isBeforeGoods()).toBe(false);
    await app.sql('update customer_order set usual_weeks_to = usual_weeks_to + 4 where id = $1', [
      id,
    ]);
    expect(await isBeforeGoods()).toBe(true);
    await app.sql(`update customer_order set status = 'delivered' where id = $1`, [id]);
    expect(await isBeforeGoods()).toBe(false);
  });
});
