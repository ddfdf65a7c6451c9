import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parseEnv } from '../../shared/env/env.js';
import { submitInquiry } from '../../testing/inquiries.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { waitFor } from '../../testing/wait-for.js';
import { weekOf } from '../content/opening-hours.js';
import { holidaysAround } from '../content/public-holidays.js';
import { dueTime } from './due-time.js';

interface Entry {
  kind: 'order' | 'inquiry';
  number: number;
  title: string;
  dueAt: string;
  callBackAt: string | null;
  openMinutesLeft: number;
  isOverdue: boolean;
  takenBy: { name: string } | null;
  attempts: { outcome: string; note: string | null; actorName: string }[];
}
interface Payload {
  entry: Entry | null;
  userErrors: { code: string; message: string; path: string[] | null }[];
}

const ENTRY = `kind number title totalAmount priority orderId dueAt callBackAt openMinutesLeft isOverdue
  takenBy { name } attempts { outcome note actorName }`;

let app: TestApp;
let piotr: TestVisitor;
let anna: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  piotr = await app.signIn('staff');
  anna = await app.signIn('admin');
});
afterAll(() => app.close());

/** Empties the queue, so that no test sees the calls of another. */
beforeEach(async () => {
  await app.sql(`update customer_order set status = 'confirmed'`);
  await app.sql(`update inquiry set status = 'closed'`);
  await app.sql(`update offer_question set answer = 'Tak.' where answer is null`);
});

async function ask<T>(document: string, input?: object, who = piotr): Promise<T> {
  const { data, errors } = await who.graphql<T>(document, { input });
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function queue(page = '{}'): Promise<{ items: Entry[]; totalCount: number }> {
  const document = `{ callQueue(page: ${page}) { totalCount items { ${ENTRY} } } }`;
  return (await ask<{ callQueue: { items: Entry[]; totalCount: number } }>(document)).callQueue;
}

const act = async (verb: 'take' | 'release' | 'record', input: object, who?: TestVisitor) => {
  const type = { take: 'TakeCallInput', release: 'CallInput', record: 'RecordCallInput' }[verb];
  const document = `mutation ($input: ${type}!) {
    payload: ${verb}Call(input: $input) { entry { ${ENTRY} } userErrors { code message path } } }`;
  return (await ask<{ payload: Payload }>(document, input, who)).payload;
};

const numbersOf = ({ items }: { items: Entry[] }) => items.map(({ number }) => number);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const HOURS_AHEAD = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function receivedInquiry(hours: number): Promise<number> {
  const id = await submitInquiry(app);
  await app.sql('update inquiry set created_at = $1 where id = $2', [hoursAgo(hours), id]);
  return id;
}

async function receivedOrder(hours: number): Promise<number> {
  const { order } = await submit(await customerWithCart(app));
  const values = [hoursAgo(hours), order!.id];
  await app.sql('update customer_order set created_at = $1 where id = $2', values);
  return order!.id;
}

describe('the queue', () => {
  it('contains pending orders and new inquiries, first due first', async () => {
    const young = await receivedInquiry(1);
    const order = await receivedOrder(200);
    const old = await receivedInquiry(400);
    const { items, totalCount } = await queue();
    expect(totalCount).toBe(3);
    expect(items.map(({ kind, number }) => [kind, number])).toEqual([
      ['inquiry', old],
      ['order', order],
      ['inquiry', young],
    ]);
    expect(items[1]).toMatchObject({ title: expect.stringMatching(/\S/), totalAmount: '4890.00' });
    expect(items.map(({ isOverdue }) => isOverdue)).toEqual([true, true, false]);
    expect(items[0]!.openMinutesLeft).toBeLessThan(0);
    expect(items[2]!.openMinutesLeft).toBeGreaterThan(0);
  });

  it('is the same when it is read page by page', async () => {
    for (const hours of [1, 30, 2, 90]) await receivedInquiry(hours);
    await receivedOrder(45);
    const whole = numbersOf(await queue());
    const pages = [];
    for (let offset = 0; offset < 6; offset += 2)
      pages.push(...numbersOf(await queue(`{ limit: 2, offset: ${offset} }`)));
    expect(pages).toEqual(whole);
  });

  it('loses entries whose status changes', async () => {
    const order = await receivedOrder(1);
    const inquiry = await receivedInquiry(1);
    expect((await queue()).totalCount).toBe(2);
    await piotr.json('PUT', `/api/admin/orders/${order}/status`, { status: 'confirmed' });
    await piotr.json('PUT', `/api/admin/inquiries/${inquiry}`, { status: 'resolved' });
    expect(await queue()).toEqual({ items: [], totalCount: 0 });
  });

  it('takes as many statements for many entries as for one', async () => {
    const one = await receivedInquiry(1);
    await act('record', { kind: 'inquiry', number: one, outcome: 'no_answer' });
    await receivedOrder(1);
    const before = await app.countStatements(() => queue());
    for (let count = 0; count < 5; count += 1) {
      const number = await receivedInquiry(2);
      await act('take', { kind: 'inquiry', number });
      await act('record', { kind: 'inquiry', number, outcome: 'no_answer' });
      await receivedOrder(3);
    }
    expect(await app.countStatements(() => queue())).toBe(before);
    expect(before).toBeLessThanOrEqual(10);
  });
});

describe('the time of a call', () => {
  const WEEK = weekOf(parseEnv({ DATABASE_URL: 'postgres://shop@127.0.0.1/shop', DEMO: '1' }));

  it('follows the opening hours of the company', async () => {
    const env = { COMPANY_HOURS_WEEKDAYS: '10:00-12:00', COMPANY_HOURS_SATURDAY: 'nieczynne' };
    const mornings = await createTestApp({ env, databaseUrl: app.databaseUrl });
    try {
      const id = await submitInquiry(app);
      const friday = new Date('2026-11-20T09:00:00+01:00');
      await app.sql('update inquiry set created_at = $1 where id = $2', [friday, id]);
      const dueAt = async (who: TestVisitor) => {
        const document = '{ callQueue { items { number dueAt } } }';
        const { callQueue } = await ask<{ callQueue: { items: Entry[] } }>(document, {}, who);
        return new Date(callQueue.items.find(({ number }) => number === id)!.dueAt);
      };
      expect(await dueAt(piotr)).toEqual(new Date('2026-11-21T09:00:00+01:00'));
      const there = await mornings.signIn('staff');
      expect(await dueAt(there)).toEqual(new Date('2026-11-23T10:00:00+01:00'));
    } finally {
      await mornings.close();
    }
  });

  it.each([
    ['Wigilia', '2026-12-23T16:00:00+01:00', '2026-12-28T08:00:00+01:00'],
    ['Boże Ciało', '2026-06-03T11:00:00+02:00', '2026-06-05T08:00:00+02:00'],
    ['Nowy Rok', '2026-12-31T09:00:00+01:00', '2027-01-02T09:00:00+01:00'],
  ])('treats Polish public holidays as closed: %s', (_name, received, due) => {
    const receivedAt = new Date(received);
    const calendar = { week: WEEK, holidays: holidaysAround(receivedAt) };
    const { dueAt } = dueTime({ receivedAt, callBackAt: null }, calendar);
    expect(dueAt).toEqual(new Date(due));
  });
});

describe('a call that is taken', () => {
  it('shows who has taken it, is refused to others, and can be released', async () => {
    const call = { kind: 'inquiry', number: await receivedInquiry(1) };
    expect((await act('take', call)).entry?.takenBy).toEqual({ name: 'Piotr Pracownik' });
    expect((await act('take', call)).userErrors).toEqual([]);
    for (const verb of ['take', 'release'] as const)
      expect(await act(verb, call, anna)).toMatchObject({
        entry: { takenBy: { name: 'Piotr Pracownik' } },
        userErrors: [{ code: 'CONFLICT', message: expect.stringContaining('Piotr Pracownik') }],
      });
    const record = { ...call, outcome: 'no_answer' };
    expect((await act('record', record, anna)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await act('release', call)).entry?.takenBy).toBeNull();
    expect((await act('take', call, anna)).userErrors).toEqual([]);
  });

  it('is taken by only one of many who try at the same time', async () => {
    const call = { kind: 'order', number: await receivedOrder(1) };
    const people = await Promise.all(Array.from({ length: 6 }, () => app.signIn('staff')));
    const outcomes = await Promise.all(people.map((who) => act('take', call, who)));
    const refused = outcomes.filter(({ userErrors }) => userErrors[0]?.code === 'CONFLICT');
    expect(refused).toHaveLength(5);
  });

  it('is taken over only on request', async () => {
    const call = { kind: 'inquiry', number: await receivedInquiry(1) };
    await act('take', call);
    const { entry, userErrors } = await act('take', { ...call, takeOver: true }, anna);
    expect(userErrors).toEqual([]);
    expect(entry?.takenBy).toEqual({ name: 'Anna Administrator' });
  });

  it('is recorded with its actor', async () => {
    const number = await receivedInquiry(1);
    await act('take', { kind: 'inquiry', number });
    const entries = await app.sql(
      `select actor.name from audit_entry join user_account actor on actor.id = actor_id
        where subject_type = 'call_task' and after ? 'taken_by_id'
          and subject_id = (select id::text from call_task where inquiry_id = $1)
          and after ->> 'taken_by_id' is not null`,
      [number],
    );
    expect(entries).toEqual([{ name: 'Piotr Pracownik' }]);
  });
});

describe('the outcome of a call', () => {
  it('no_answer is recorded, and the call stays due', async () => {
    const call = { kind: 'inquiry', number: await receivedInquiry(1) };
    await act('take', call);
    const note = ' Poczta głosowa ';
    const { entry } = await act('record', { ...call, outcome: 'no_answer', note });
    expect(entry).toMatchObject({
      takenBy: null,
      attempts: [{ outcome: 'no_answer', note: 'Poczta głosowa', actorName: 'Piotr Pracownik' }],
    });
  });

  it('is recorded once when the request is repeated, but as often as the customer is called', async () => {
    const number = await receivedInquiry(1);
    const idempotencyKey = randomUUID();
    const call = { kind: 'inquiry', number, outcome: 'no_answer', idempotencyKey };
    await Promise.all([act('record', call), act('record', call)]);
    const { entry } = await act('record', call);
    expect(entry!.attempts).toHaveLength(1);
    const other = await act('record', { ...call, note: 'Zajęte' });
    expect(other.userErrors).toMatchObject([{ code: 'IDEMPOTENCY_KEY_REUSED' }]);
    const again = await act('record', { ...call, idempotencyKey: randomUUID() });
    expect(again.entry!.attempts).toHaveLength(2);
  });

  it('call_back is confirmed when the request is repeated after the agreed time has passed', async () => {
    const number = await receivedInquiry(1);
    const callBackAt = new Date(Date.now() + 3000).toISOString();
    const call = {
      kind: 'inquiry',
      number,
      outcome: 'call_back',
      callBackAt,
      idempotencyKey: randomUUID(),
    };
    expect((await act('record', call)).userErrors).toEqual([]);
    await waitFor(() => Date.now() > Date.parse(callBackAt));
    const { entry, userErrors } = await act('record', call);
    expect(userErrors).toEqual([]);
    expect(entry).toMatchObject({ callBackAt, attempts: [{ outcome: 'call_back' }] });
    const late = await act('record', { ...call, idempotencyKey: randomUUID() });
    expect(late.userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', path: ['callBackAt'] }]);
  });

  it('answered is confirmed when the request is repeated after a lost answer', async () => {
    const call = {
      kind: 'order',
      number: await receivedOrder(1),
      outcome: 'answered',
      orderStatus: 'confirmed',
      idempotencyKey: randomUUID(),
    };
    for (const _attempt of [1, 2])
      expect(await act('record', call)).toEqual({ entry: null, userErrors: [] });
  });

  it('call_back moves the call to the agreed time, before or behind others', async () => {
    const first = await receivedInquiry(90);
    const second = await receivedInquiry(2);
    const later = {
      kind: 'inquiry',
      number: first,
      outcome: 'call_back',
      callBackAt: HOURS_AHEAD(900),
    };
    expect((await act('record', later)).entry?.dueAt).toBe(later.callBackAt);
    expect(numbersOf(await queue())).toEqual([second, first]);
    const again = { ...later, outcome: 'no_answer', callBackAt: null };
    expect((await act('record', again)).entry?.callBackAt).toBeNull();
    expect(numbersOf(await queue())).toEqual([first, second]);
  });

  it('answered removes it from the queue, sets the agreed status and mails the customer', async () => {
    const number = await receivedOrder(1);
    const call = { kind: 'order', number, outcome: 'answered', note: 'Wymiary zgodne.' };
    const payload = await act('record', { ...call, orderStatus: 'confirmed' });
    expect(payload).toEqual({ entry: null, userErrors: [] });
    expect(await queue()).toEqual({ items: [], totalCount: 0 });
    const [order] = await app.sql(
      `select status, (select subject from outgoing_mail where recipient = customer_email
         order by created_at desc limit 1) as mail,
         (select note from order_event where order_id = o.id order by id desc limit 1) as note
       from customer_order o where id = $1`,
      [number],
    );
    expect(order).toEqual({
      status: 'confirmed',
      mail: `Zamówienie nr ${number} zostało potwierdzone`,
      note: 'Wymiary zgodne.',
    });
    expect((await act('record', call)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('answered without a status removes it from the queue and leaves the order pending', async () => {
    const number = await receivedOrder(1);
    await act('record', { kind: 'order', number, outcome: 'answered' });
    expect((await queue()).totalCount).toBe(0);
    const [order] = await app.sql('select status from customer_order where id = $1', [number]);
    expect(order).toEqual({ status: 'pending' });
  });

  it('answered assigns an unassigned inquiry to the caller', async () => {
    const number = await receivedInquiry(1);
    const call = { kind: 'inquiry', number, outcome: 'answered', inquiryStatus: 'in_progress' };
    await act('record', call, anna);
    const { data } = await piotr.graphql(`{ inquiry(id: ${number}) { status assignee { name } } }`);
    expect(data).toEqual({
      inquiry: { status: 'in_progress', assignee: { name: 'Anna Administrator' } },
    });
  });

  it.each<[string, object, string]>([
    ['no time to call back', { outcome: 'call_back' }, 'callBackAt'],
    ['a time in the past', { outcome: 'call_back', callBackAt: HOURS_AHEAD(-1) }, 'callBackAt'],
    ['a time too far away', { outcome: 'call_back', callBackAt: HOURS_AHEAD(1500) }, 'callBackAt'],
    ['a time for nothing', { outcome: 'answered', callBackAt: HOURS_AHEAD(1) }, 'callBackAt'],
    ['the status of an order', { outcome: 'answered', orderStatus: 'shipped' }, 'orderStatus'],
    ['a status unasked', { outcome: 'no_answer', inquiryStatus: 'closed' }, 'inquiryStatus'],
  ])('with %s is refused, and nothing is stored', async (_name, fields, path) => {
    const number = await receivedInquiry(1);
    const { entry, userErrors } = await act('record', { kind: 'inquiry', number, ...fields });
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', path: [path] }]);
    expect(entry).toMatchObject({ attempts: [], takenBy: null });
  });

  it('of an unknown order or inquiry is not found', async () => {
    for (const kind of ['order', 'inquiry'])
      expect(await act('take', { kind, number: 999_999 })).toMatchObject({
        entry: null,
        userErrors: [{ code: 'NOT_FOUND' }],
      });
  });
});

it('deleting an inquiry deletes its calls', async () => {
  const number = await receivedInquiry(1);
  await act('record', { kind: 'inquiry', number, outcome: 'no_answer', note: randomUUID() });
  await app.sql('delete from inquiry where id = $1', [number]);
  expect(await queue()).toEqual({ items: [], totalCount: 0 });
});
