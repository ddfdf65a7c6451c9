import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { submitInquiry } from '../../testing/inquiries.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { arrivalTimes, askForVisit, tokenOf } from '../../testing/visits.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('admin');
});
afterAll(() => app.close());

it('a demo shop offers times for measuring', async () => {
  const { id } = await askForVisit(staff, await submitInquiry(app));
  const { best } = await arrivalTimes(app.visitor(), await tokenOf(app, id));
  expect(best).toHaveLength(3);
});

it('the crews of a demo shop have visits and absences in these weeks, without conflicts', async () => {
  const today = polishClock(new Date()).day;
  const { data } = await staff.graphql<{
    visits: { visits: { state: string }[]; absences: object[]; conflicts: object[] }[];
  }>(
    `query ($input: VisitDaysInput!) { visits(input: $input) {
      visits { state } absences { reason } conflicts { code } } }`,
    { input: { from: addDays(today, -14), until: addDays(today, 14) } },
  );
  const days = data.visits;
  const states = days.flatMap(({ visits }) => visits.map(({ state }) => state));
  expect(new Set(states)).toEqual(new Set(['done', 'confirmed', 'offered']));
  expect(days.flatMap(({ absences }) => absences)).toHaveLength(2);
  expect(days.flatMap(({ conflicts }) => conflicts)).toEqual([]);
});
