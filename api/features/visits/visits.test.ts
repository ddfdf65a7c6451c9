import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submitInquiry } from '../../testing/inquiries.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { askForVisit, createCrew, planVisit, planned, visitAction } from '../../testing/visits.js';

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

  it('is refused in the past, between quarters, without the skill, at night, on an absence', async () => {
    const crew = await createCrew(staff, { skills: ['shading'] });
    const away = { startsAt: '2027-03-02T06:00:00Z', endsAt: '2027-03-02T16:00:00Z' };
    await visitAction(staff, 'addAbsence', { crewId: crew.id, ...away, reason: 'Urlop' }, '');
    const plan = async (startsAt: string, skills = ['shading']) => {
      const input = { ...(await asked({ skills })), crewId: crew.id, startsAt };
      return (await planVisit(staff, input)).userErrors.map(({ message }) => message);
    };
    expect(await plan('2026-03-02T09:00:00Z')).toEqual(['Wybierz czas w\u00a0przyszłości.']);
    expect(await plan('2027-03-01T09:05:00Z')).toEqual(['Wybierz pełny kwadrans.']);
    expect(await plan(AT_TEN, ['electrics'])).toEqual(['Ekipa nie ma potrzebnych uprawnień.']);
    expect(await plan('2027-03-01T20:00:00Z')).toEqual(['Poza godzinami pracy ekipy.']);
    expect(await plan('2027-03-02T09:00:00Z')).toEqual(['Ekipa jest wtedy nieobecna.']);
    // Easter Monday.
    expect(await plan('2027-03-29T09:00:00Z')).toEqual(['Dzień wolny od pracy.']);
    expect(await plan(AT_TEN)).toEqual([]);
  });

  it('keeps the promised arrival while it begins within it', async () => {
    const crew = await createCrew(staff);
    const first = await planVisit(staff, { ...(await asked()), crewId: crew.id, startsAt: AT_TEN });
    const { id, version } = planned(first);
    const later = { id, version, crewId: crew.id, startsAt: '2027-03-01T10:30:00Z' };
    const { visit } = await planVisit(staff, later);
    expect(visit).toMatchObject({
      startsAt: '2027-03-01T10:30:00.000Z',
      arrivalFrom: first.visit!.arrivalFrom,
    });
  });

  it('is not made longer than the crew has time', async () => {
    const crew = await createCrew(staff);
    const visit = planned(
      await planVisit(staff, { ...(await asked()), crewId: crew.id, startsAt: AT_TEN }),
    );
    const tooLong = await visitAction(staff, 'updateVisit', { ...visit, minutes: 600 });
    expect(tooLong.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    const longer = await visitAction(staff, 'updateVisit', {
      ...visit,
      minutes: 120,
      note: 'Brama',
    });
    expect(longer.visit).toMatchObject({ endsAt: '2027-03-01T11:00:00.000Z' });
  });

  it('goes through its states', async () => {
    const crew = await createCrew(staff);
    let { id, version } = planned(
      await planVisit(staff, {
        ...(await asked()),
        crewId: crew.id,
        startsAt: AT_TEN,
        isConfirmed: false,
      }),
    );
    const set = async (state: string, reason?: string) => {
      const answer = await visitAction(staff, 'setVisitState', { id, version, state, reason });
      version = answer.visit!.version;
      return answer.userErrors[0]?.code ?? answer.visit!.state;
    };
    expect(await set('done')).toBe('CONFLICT');
    expect(await set('confirmed')).toBe('confirmed');
    expect(await set('failed')).toBe('BAD_USER_INPUT');
    expect(await set('failed', 'Nikogo nie było')).toBe('failed');
    expect(await set('asked')).toBe('asked');
    const again = planned(
      await planVisit(staff, { id, version, crewId: crew.id, startsAt: AT_TEN }),
    );
    version = again.version;
    expect(await set('done')).toBe('done');
    expect(await set('cancelled')).toBe('CONFLICT');
  });

  it('is changed by nobody who has read an older version', async () => {
    const { id, version } = await asked();
    await visitAction(staff, 'updateVisit', { id, version, note: 'Brama' });
    for (const [name, input] of [
      ['updateVisit', { note: 'Furtka' }],
      ['setVisitState', { state: 'cancelled' }],
      ['planVisit', { crewId: (await createCrew(staff)).id, startsAt: AT_TEN }],
    ] as const)
      expect((await visitAction(staff, name, { id, version, ...input })).userErrors).toMatchObject([
        { code: 'CHANGED_MEANWHILE' },
      ]);
  });
});

describe('the calendar of staff', () => {
  interface Day {
    crew: { id: number };
    day: string;
    visits: { id: string; about: { kind: string; customerName: string } }[];
    absences: { reason: string }[];
    conflicts: { code: string; visitIds: string[] }[];
    travelMinutes: number | null;
    opensAt: string | null;
  }

  const days = async (crewId: number, from: string, until: string): Promise<Day[]> => {
    const { data, errors } = await staff.graphql<{ visits: Day[] }>(
      `query ($input: VisitDaysInput!) { visits(input: $input) {
        crew { id } day opensAt visits { id about { kind customerName } } absences { reason }
        conflicts { code visitIds } travelMinutes } }`,
      { input: { from, until } },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return data.visits.filter(({ crew }) => crew.id === crewId);
  };

  it('shows each day of a crew with its visits, travel, absences and conflicts', async () => {
    const crew = await createCrew(staff);
    const { id } = planned(
      await planVisit(staff, { ...(await asked()), crewId: crew.id, startsAt: AT_TEN }),
    );
    const input = { crewId: crew.id, startsAt: AT_TEN, endsAt: '2027-03-01T09:30:00Z' };
    await visitAction(staff, 'addAbsence', { ...input, reason: 'Lekarz' }, '');
    const [sunday, monday] = await days(crew.id, '2027-02-28', '2027-03-01');
    expect(sunday).toMatchObject({ day: '2027-02-28', opensAt: null, visits: [], conflicts: [] });
    expect(monday).toMatchObject({
      day: '2027-03-01',
      opensAt: '2027-03-01T06:00:00.000Z',
      visits: [{ id, about: { kind: 'inquiry' } }],
      absences: [{ reason: 'Lekarz' }],
      conflicts: [{ code: 'absence', visitIds: [id] }],
    });
    expect(monday!.travelMinutes).toBeGreaterThan(0);
  });

  it('is read with few statements, however many visits there are', async () => {
    const crew = await createCrew(staff);
    const read = () => days(crew.id, '2027-06-07', '2027-06-13');
    const statements = async () => app.countStatements(read);
    const plan = async (startsAt: string) =>
      planned(await planVisit(staff, { ...(await asked()), crewId: crew.id, startsAt }));
    await plan('2027-06-07T06:00:00Z');
    const before = await statements();
    for (const hour of ['08', '10', '12']) await plan(`2027-06-08T${hour}:00:00Z`);
    expect(await statements()).toBe(before);
  });

  it('lists what waits for a time, until it is planned', async () => {
    const { id } = await asked();
    const waiting = async () => {
      const { data } = await staff.graphql<{ unplannedVisits: { items: { id: string }[] } }>(
        '{ unplannedVisits(page: { limit: 200 }) { items { id } } }',
      );
      return data.unplannedVisits.items.some((visit) => visit.id === id);
    };
    expect(await waiting()).toBe(true);
    const { id: crewId } = await createCrew(staff);
    planned(await planVisit(staff, { id, version: 1, crewId, startsAt: AT_TEN }));
    expect(await waiting()).toBe(false);
  });

  it('offers the free times of one crew, the best ones first', async () => {
    const crew = await createCrew(staff);
    const { id: visitId } = await asked();
    const { data } = await staff.graphql<{
      visitSlots: { best: { crewId: number }[]; all: { startsAt: string }[] };
    }>(
      `query ($input: VisitSlotsInput!) { visitSlots(input: $input) { best { crewId } all { startsAt } } }`,
      { input: { visitId, crewId: crew.id, from: '2027-03-01' } },
    );
    expect(data.visitSlots.best).toEqual(Array(3).fill({ crewId: crew.id }));
    // From 7:00 the crew drives for 24 minutes.
    expect(data.visitSlots.all[0]!.startsAt).toBe('2027-03-01T06:30:00.000Z');
  });
});

describe('a new visit', () => {
  it('takes what the goods of the order take', async () => {
    const { order } = await submit(await customerWithCart(app));
    const about = { kind: 'order', number: order!.id };
    const place = { postcode: '90-050', address: 'ul. Polna 1, 90-050 Łódź' };
    const { visits } = await visitAction<{ visits: { minutes: number; skills: string[] }[] }>(
      staff,
      'createVisit',
      { about, kind: 'installation', ...place },
      'visits { minutes skills }',
    );
    expect(visits).toHaveLength(1);
    expect(visits[0]!.skills).toContain('shading');
    expect(visits[0]!.minutes).toBeGreaterThan(100);
  });

  it('is refused about nothing, of a wrong kind, without a place, and while one waits', async () => {
    const number = await submitInquiry(app);
    const create = async (input: object) =>
      (
        await visitAction<{ visits: unknown[] }>(
          staff,
          'createVisit',
          { about: { kind: 'inquiry', number }, kind: 'measuring', ...input },
          'visits { id }',
        )
      ).userErrors.map(({ code, path }) => [code, path?.join('.')]);
    const place = { postcode: '90-050', address: 'ul. Polna 1' };
    expect(await create({ about: { kind: 'offer', number: 2_000_000_000 } })).toEqual([
      ['BAD_USER_INPUT', 'about.number'],
    ]);
    expect(await create({ ...place, kind: 'installation' })).toEqual([
      ['BAD_USER_INPUT', 'about.kind'],
    ]);
    expect(await create({})).toEqual([['BAD_USER_INPUT', 'postcode']]);
    expect(await create(place)).toEqual([]);
    expect(await create(place)).toEqual([['CONFLICT', undefined]]);
  });
});

describe('a crew', () => {
  it('stays in use while it has visits ahead', async () => {
    const { id, version } = await createCrew(staff);
    planned(await planVisit(staff, { ...(await asked()), crewId: id, startsAt: AT_TEN }));
    const archive = () => visitAction(staff, 'archiveCrew', { id, version, archived: true }, '');
    expect((await archive()).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    await app.sql(`update visit set state = 'done' where crew_id = $1`, [id]);
    expect((await archive()).userErrors).toEqual([]);
  });

  it('is refused with hours that end before they begin, and with an unknown place', async () => {
    const create = async (fields: object) =>
      createCrew(staff, fields).catch((error: Error) => JSON.parse(error.message) as unknown);
    const wrong = (path: string[]) => [{ code: 'BAD_USER_INPUT', path }];
    const hours = [{ weekday: 1, from: 600, until: 500 }];
    expect(await create({ hours })).toMatchObject(wrong(['hours', '0', 'until']));
    expect(await create({ postcode: '05-700' })).toMatchObject(wrong(['postcode']));
    const lunch = { from: 700, until: 720, minutes: 30 };
    expect(await create({ lunch })).toMatchObject(wrong(['lunch', 'until']));
  });
});

describe('travel times that staff have corrected', () => {
  const set = (minutes: number, toPostcode = '97-300') =>
    visitAction<{ travelTimes: { id: number; minutes: number }[] }>(
      staff,
      'setTravelTime',
      { fromPostcode: '90-001', toPostcode, minutes },
      'travelTimes { id minutes fromTown toTown }',
    );

  it('count in the calendar, for free times and for conflicts, until they are removed', async () => {
    const crew = await createCrew(staff);
    const place = { postcode: '97-300', address: 'ul. Słowackiego 3, 97-300 Piotrków Trybunalski' };
    const visit = await asked(place);
    planned(await planVisit(staff, { ...visit, crewId: crew.id, startsAt: AT_TEN }));
    const day = async () => {
      const { data } = await staff.graphql<{
        visits: {
          crew: { id: number };
          ways: { visitId: string; minutes: number }[];
          conflicts: { code: string }[];
        }[];
      }>(
        `{ visits(input: { from: "2027-03-01", until: "2027-03-01" }) {
          crew { id } ways { visitId minutes } conflicts { code } } }`,
      );
      const { ways, conflicts } = data.visits.find((each) => each.crew.id === crew.id)!;
      return { ways, codes: conflicts.map(({ code }) => code) };
    };
    expect(await day()).toEqual({ ways: [{ visitId: visit.id, minutes: 66 }], codes: [] });
    await set(40);
    const { travelTimes } = await set(200);
    expect(travelTimes).toEqual([
      {
        id: expect.any(Number),
        fromTown: 'Piotrków Trybunalski',
        toTown: 'Łódź',
        minutes: 200,
      },
    ]);
    expect(await day()).toEqual({
      ways: [{ visitId: visit.id, minutes: 200 }],
      codes: ['outside_hours'],
    });
    const next = { ...(await asked(place)), crewId: crew.id, startsAt: '2027-03-02T09:00:00Z' };
    expect((await planVisit(staff, next)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    const id = { id: travelTimes[0]!.id };
    await visitAction(staff, 'removeTravelTime', id, 'travelTimes { id }');
    expect((await day()).codes).toEqual([]);
  });

  it('are refused for unknown places', async () => {
    expect((await set(40, '05-700')).userErrors).toMatchObject([{ path: ['toPostcode'] }]);
  });
});
