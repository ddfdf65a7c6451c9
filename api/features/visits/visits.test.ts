import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submitInquiry } from '../../testing/inquiries.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import {
  arrivalTimes,
  askForVisit,
  createCrew,
  planVisit,
  planned,
  tokenOf,
  visitAction,
} from '../../testing/visits.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('admin');
});
afterAll(() => app.close());

/** A Monday. */
const AT_TEN = '2027-03-01T09:00:00Z';

const asked = async (fields?: object) => askForVisit(staff, await submitInquiry(app), fields);

describe('a planned visit', () => {
  it('has its crew and time, and the two hours that the customer is told', async () => {
    const crew = await createCrew(staff);
    const { visit } = await planVisit(staff, {
      ...(await asked()),
      crewId: crew.id,
      startsAt: '2027-03-01T09:15:00Z',
    });
    expect(visit).toMatchObject({
      state: 'confirmed',
      crew: { id: crew.id },
      startsAt: '2027-03-01T09:15:00.000Z',
      endsAt: '2027-03-01T10:15:00.000Z',
      arrivalFrom: AT_TEN.replace('Z', '.000Z'),
    });
  });

  it('is refused where the crew cannot be there in time', async () => {
    const crew = await createCrew(staff);
    planned(await planVisit(staff, { ...(await asked()), crewId: crew.id, startsAt: AT_TEN }));
    const next = { ...(await asked()), crewId: crew.id, startsAt: '2027-03-01T10:00:00Z' };
    const { visit, userErrors } = await planVisit(staff, next);
    expect(visit).toMatchObject({ state: 'asked', crew: null });
    expect(userErrors).toEqual([
      { code: 'CONFLICT', message: 'Za mało czasu na dojazd.', path: ['startsAt'] },
    ]);
  });
});

describe('a customer', () => {
  it('chooses one of the free times, and only such', async () => {
    await createCrew(staff);
    const { id } = await asked();
    const token = await tokenOf(app, id);
    const visitor = app.visitor();
    const { best, all } = await arrivalTimes(visitor, token);
    expect(best).toHaveLength(3);
    expect(all).toEqual(expect.arrayContaining(best));
    const { arrivalFrom } = best[0]!;
    const { visit } = await visitAction(visitor, 'chooseVisitSlot', { token, arrivalFrom });
    expect(visit).toMatchObject({ state: 'confirmed', arrivalFrom, startsAt: null, crew: null });
  });
});
