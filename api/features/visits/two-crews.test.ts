import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submitInquiry } from '../../testing/inquiries.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import {
  type AskedVisit,
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

const AT_TEN = '2027-03-01T09:00:00Z';

interface Two extends AskedVisit {
  crewId: number;
  secondCrewId: number;
}

/** A visit for six people, and two crews: four who can connect, and two who can do the rest. */
async function forTwo(): Promise<Two> {
  await app.sql('update crew set archived_at = now()');
  const crewId = (await createCrew(staff, { skills: ['shading'] })).id;
  const secondCrewId = (await createCrew(staff, { people: 2, skills: ['electrics'] })).id;
  const needs = { people: 6, skills: ['electrics', 'shading'] };
  const visit = await askForVisit(staff, await submitInquiry(app), needs);
  return { ...visit, crewId, secondCrewId };
}

const rowsOf = (id: string) =>
  app.sql(
    `select crew_id, people, skills, state, starts_at from visit
      where id = $1 or main_id = $1 order by main_id nulls first`,
    [id],
  );

const otherVisit = async (crewId: number) => ({
  ...(await askForVisit(staff, await submitInquiry(app), { skills: [] })),
  crewId,
  startsAt: AT_TEN,
});

describe('a visit of two crews', () => {
  it('is booked for both at the same time, with what each does', async () => {
    const visit = await forTwo();
    planned(await planVisit(staff, { ...visit, startsAt: AT_TEN }));
    const time = { state: 'confirmed', starts_at: new Date(AT_TEN) };
    expect(await rowsOf(visit.id)).toEqual([
      { crew_id: visit.crewId, people: 4, skills: ['shading'], ...time },
      { crew_id: visit.secondCrewId, people: 2, skills: ['electrics'], ...time },
    ]);
    const { data } = await staff.graphql<{ adminVisit: object }>(
      `{ adminVisit(id: "${visit.id}") { people skills isSecond crew { id } secondCrew { id } } }`,
    );
    expect(data.adminVisit).toEqual({
      people: 6,
      skills: ['electrics', 'shading'],
      isSecond: false,
      crew: { id: visit.crewId },
      secondCrew: { id: visit.secondCrewId },
    });
    for (const crewId of [visit.crewId, visit.secondCrewId]) {
      const { userErrors } = await planVisit(staff, await otherVisit(crewId));
      expect(userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    }
    await expect(
      app.sql(
        `insert into visit (id, token, kind, inquiry_id, minutes, skills, people, postcode, address, state, crew_id,
            starts_at, ends_at, arrival_from, arrival_until)
          select gen_random_uuid(), md5(random()::text), kind, inquiry_id, minutes, skills, people, postcode, address,
            state, crew_id, starts_at, ends_at, arrival_from, arrival_until from visit where main_id = $1`,
        [visit.id],
      ),
    ).rejects.toThrow('visit_once');
  });

  it('is refused with one crew, with too few people in two, and where one of them is busy', async () => {
    const { secondCrewId, ...visit } = await forTwo();
    const plan = async (input: object) =>
      (await planVisit(staff, { ...visit, startsAt: AT_TEN, ...input })).userErrors;
    expect(await plan({})).toMatchObject([{ code: 'CONFLICT' }]);
    const third = await createCrew(staff, { people: 1 });
    expect(await plan({ secondCrewId: third.id })).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await plan({ secondCrewId: visit.crewId })).toMatchObject([{ path: ['secondCrewId'] }]);
    planned(await planVisit(staff, await otherVisit(secondCrewId)));
    expect(await plan({ secondCrewId })).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await rowsOf(visit.id)).toMatchObject([{ state: 'asked', people: 6 }]);
  });

  it('is chosen, moved and cancelled by the customer as one', async () => {
    const { id, crewId, secondCrewId } = await forTwo();
    const [visitor, token] = [app.visitor(), await tokenOf(app, id)];
    for (const turn of [0, 1]) {
      const { best } = await arrivalTimes(visitor, token);
      const { arrivalFrom } = best[turn]!;
      const { userErrors } = await visitAction(visitor, 'chooseVisitSlot', { token, arrivalFrom });
      expect(userErrors).toEqual([]);
      const rows = await rowsOf(id);
      expect(rows).toMatchObject([
        { crew_id: crewId, people: 4, state: 'confirmed' },
        { crew_id: secondCrewId, people: 2, state: 'confirmed' },
      ]);
      expect(rows[0]!['starts_at']).toEqual(rows[1]!['starts_at']);
    }
    await visitAction(visitor, 'cancelVisit', { token });
    expect(await rowsOf(id)).toMatchObject([{ state: 'cancelled' }, { state: 'cancelled' }]);
  });

  it('is asked for again as one that needs all people, and then moved to one crew', async () => {
    const visit = await forTwo();
    const { id, version } = planned(await planVisit(staff, { ...visit, startsAt: AT_TEN }));
    const again = planned(
      await visitAction(staff, 'setVisitState', { id, version, state: 'asked' }),
    );
    expect(await rowsOf(id)).toMatchObject([
      { state: 'asked', people: 6, skills: ['electrics', 'shading'] },
    ]);
    const crewId = (await createCrew(staff, { people: 6 })).id;
    planned(await planVisit(staff, { ...again, crewId, startsAt: AT_TEN }));
    expect(await rowsOf(id)).toMatchObject([{ crew_id: crewId, people: 6 }]);
  });

  it('is changed only where the first crew comes', async () => {
    const visit = await forTwo();
    planned(await planVisit(staff, { ...visit, startsAt: AT_TEN }));
    const [second] = await app.sql<AskedVisit>('select id, version from visit where main_id = $1', [
      visit.id,
    ]);
    const { userErrors } = await visitAction(staff, 'setVisitState', {
      id: second!.id,
      version: second!.version,
      state: 'done',
    });
    expect(userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });
});
