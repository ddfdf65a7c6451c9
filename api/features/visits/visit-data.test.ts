import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submitInquiry } from '../../testing/inquiries.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { NOW, exists, forget } from '../../testing/retention.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import {
  askForVisit,
  createCrew,
  planVisit,
  planned,
  tokenOf,
  visitAction,
} from '../../testing/visits.js';

let app: TestApp;
let admin: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

const ADDRESS = 'ul. Próżna 7, 90-050 Łódź';
const PLACE = { postcode: '90-050', address: ADDRESS };

/** The entries of the audit log about a visit, the oldest first. */
const entriesOf = (id: string) =>
  app.sql<{ action: string; before: object | null; after: object | null }>(
    `select action, before, after from audit_entry where subject_type = 'visit' and subject_id = $1 order by id`,
    [id],
  );

describe('the data of a visit', () => {
  it('are given to and deleted for the customer of an inquiry, without their secret', async () => {
    const who = `${randomUUID()}@example.com`;
    const { id } = await askForVisit(admin, await submitInquiry(app, { email: who }), PLACE);
    const path = `/api/admin/personal-data.json?who=${encodeURIComponent(who)}`;
    const text = await (await admin.fetch(path)).text();
    const { rows } = JSON.parse(text) as { rows: Record<string, object[]> };
    expect(rows['Visit']).toEqual([expect.objectContaining({ id, address: ADDRESS })]);
    expect(text).not.toContain(await tokenOf(app, id));

    const { data } = await admin.graphql<{ personalData: { goingCount: number } }>(
      'query ($input: PersonInput!) { personalData(input: $input) { goingCount } }',
      { input: { who } },
    );
    const { errors } = await admin.graphql(
      `mutation ($input: ErasePersonalDataInput!) { erasePersonalData(input: $input) { userErrors { code } } }`,
      { input: { who, seenCount: data.personalData.goingCount } },
    );
    expect(errors).toBeUndefined();
    expect(await exists(app, { table: 'visit', id })).toBe(false);
    expect(await entriesOf(id)).toEqual([]);
  });
});

describe('the audit log', () => {
  it('records what staff do with a visit, without its secret', async () => {
    const { id: crewId } = await createCrew(admin);
    const { id, version } = await askForVisit(admin, await submitInquiry(app));
    const startsAt = '2027-03-01T09:00:00Z';
    const visit = planned(await planVisit(admin, { id, version, crewId, startsAt }));
    await visitAction(admin, 'setVisitState', { ...visit, state: 'failed', reason: 'Pusto' });
    const { path } = await visitAction<{ path: string }>(
      admin,
      'revealVisitLink',
      { visitId: id },
      'path',
    );
    const token = await tokenOf(app, id);
    expect(path).toBe(`/wizyta/${token}`);
    const entries = await entriesOf(id);
    expect(entries).toMatchObject([
      { action: 'created', after: { state: 'asked', token: '•••' } },
      { action: 'changed', after: { state: 'confirmed', crew_id: crewId } },
      { action: 'changed', before: { state: 'confirmed' }, after: { reason: 'Pusto' } },
      { action: 'opened' },
    ]);
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  it('records nothing of what customers do', async () => {
    await createCrew(admin);
    const { id } = await askForVisit(admin, await submitInquiry(app));
    await visitAction(app.visitor(), 'cancelVisit', { token: await tokenOf(app, id) });
    expect(await entriesOf(id)).toMatchObject([{ action: 'created' }]);
  });
});

describe('somebody who only reads visits', () => {
  it('sees the calendar, but changes nothing', async () => {
    const measurer = await app.signIn('measuring');
    const { id, version } = await askForVisit(admin, await submitInquiry(app));
    const calendar = await measurer.graphql(
      '{ visits(input: { from: "2027-03-01", until: "2027-03-01" }) { crew { feedPath } } }',
    );
    expect(calendar.errors).toBeUndefined();
    const refused = visitAction(measurer, 'updateVisit', { id, version, note: 'Nie' });
    await expect(refused).rejects.toThrow('FORBIDDEN');
  });

  it('is not somebody who sees only their own matters', async () => {
    const { errors } = await (await app.signIn('sales')).graphql('{ crews { id } }');
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});

// The last one: sessions of staff end with it, too.
it('a visit goes with the data of its order', async () => {
  const { order } = await submit(await customerWithCart(app));
  const about = { kind: 'order', number: order!.id };
  const { id } = await askForVisit(admin, 0, { about, ...PLACE });
  await app.sql(`update customer_order set created_at = '2026-11-29' where id = $1`, [order!.id]);
  await forget(app, new Date('2031-12-31T11:00:00Z'));
  expect(await exists(app, { table: 'visit', id })).toBe(true);
  await forget(app, NOW);
  expect(await exists(app, { table: 'visit', id })).toBe(false);
  expect(await exists(app, { table: 'customer_order', id: String(order!.id) })).toBe(true);
  expect(await entriesOf(id)).toEqual([]);
});
