import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { travelBy } from '#engine/visits/travel';
import { submitInquiry } from '../../testing/inquiries.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { type UserErrors, arrivalTimes, createCrew, visitAction } from '../../testing/visits.js';

/** As many as book at once, half of them on each of two servers with the same database. */
const BOOKINGS = 200;
const CREWS = ['90-001', '95-100', '00-950'];
const PLACES = ['90-050', '93-220', '95-200', '97-300', '02-017', '05-800', '99-400', '96-100'];
const MINUTES = [45, 60, 90, 150, 240];

let app: TestApp;
let other: TestApp;
let staff: TestVisitor;
let crewIds: number[];
beforeAll(async () => {
  app = await createTestApp();
  other = await createTestApp({ databaseUrl: app.databaseUrl });
  staff = await app.signIn('admin');
  crewIds = [];
  for (const postcode of CREWS) {
    const lunch = { from: 660, until: 840, minutes: 30 };
    crewIds.push((await createCrew(staff, { postcode, lunch })).id);
  }
});
afterAll(async () => {
  await other.close();
  await app.close();
});

/** What the server logs where it has no connection left for the moment. */
const WAITED = /timeout exceeded when trying to connect|"code":"UNAVAILABLE"/;
/** Nothing that the server would read after the booking. */
const ID = 'visit { id }';

/** Numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Taken {
  id: string;
  crew_id: number;
  starts_at: Date;
  ends_at: Date;
  postcode: string;
}

const takenVisits = () =>
  app.sql<Taken>(
    `select id, crew_id, starts_at, ends_at, postcode from visit where state = 'confirmed'
      order by crew_id, starts_at`,
  );

it.each([1, 2])('bookings at once leave no day that a crew cannot do; seed %i', async (seed) => {
  const next = random(seed);
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
  await app.sql('delete from visit');
  const number = await submitInquiry(app);
  const visits = await app.sql<{ id: string; token: string; version: number }>(
    `insert into visit (id, token, kind, inquiry_id, minutes, skills, people, postcode, address)
       select gen_random_uuid(), substr(md5(n::text) || md5($2::text), 1, 43), 'measuring', $1, m, '{}', 1, p, 'Adres'
       from unnest($3::int[], $4::text[]) with ordinality wanted (m, p, n) returning id, token, version`,
    [
      number,
      seed,
      Array.from({ length: BOOKINGS }, () => oneOf(MINUTES)),
      Array.from({ length: BOOKINGS }, () => oneOf(PLACES)),
    ],
  );
  // Few days, so that many want the same times.
  const { all } = await arrivalTimes(app.visitor(), visits[0]!.token, '2027-02-01');
  const times = all.filter(({ day }) => day <= '2027-02-05');
  const staffAt = [staff, await other.signIn('admin')];
  const book = visits.map(({ id, token, version }, index) => {
    const time = oneOf(times);
    const start = +new Date(time.arrivalFrom) + 15 * 60_000 * Math.floor(next() * 4);
    if (index % 4 > 0) {
      const visitor = [app, other][index % 2]!.visitor();
      return () =>
        visitAction(visitor, 'chooseVisitSlot', { token, arrivalFrom: time.arrivalFrom }, ID);
    }
    const input = { id, version, crewId: oneOf(crewIds), startsAt: new Date(start) };
    return () => visitAction(staffAt[(index / 4) % 2]!, 'planVisit', input, ID);
  });
  const answers = await Promise.all(book.map(untilAnswered));

  const booked = answers.filter(({ userErrors }) => userErrors.length === 0).length;
  const codes = answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
  expect(new Set(codes)).toEqual(new Set(['CONFLICT']));
  const taken = await takenVisits();
  expect(taken).toHaveLength(booked);
  expect(booked).toBeGreaterThan(30);
  expect(unreachable(taken)).toEqual([]);
  expect(await conflicts()).toEqual([]);
  const failures = [...app.logged, ...other.logged].filter((line) => !WAITED.test(line));
  expect(failures).toEqual([]);
});

/** Tries again, as customers do, where a server has no connection to the database left for the moment. */
async function untilAnswered(send: () => Promise<UserErrors>): Promise<UserErrors> {
  try {
    return await send();
  } catch (error) {
    if (!String(error).includes('UNAVAILABLE')) throw error;
    return untilAnswered(send);
  }
}

/** Visits to which the crew cannot get from the one before, also because it is there still. */
function unreachable(taken: readonly Taken[]): string[] {
  const travel = travelBy();
  return taken.slice(1).flatMap((visit, index) => {
    const before = taken[index]!;
    if (before.crew_id !== visit.crew_id) return [];
    const way = travel(before.postcode, visit.postcode) * 60_000;
    return +before.ends_at + way > +visit.starts_at ? [`${before.id} ${visit.id}`] : [];
  });
}

/** What the calendar of staff says is wrong in that week. */
async function conflicts(): Promise<unknown[]> {
  const { data } = await staff.graphql<{ visits: { conflicts: unknown[] }[] }>(
    `{ visits(input: { from: "2027-02-01", until: "2027-02-07" }) { conflicts { code visitIds } } }`,
  );
  return data.visits.flatMap((day) => day.conflicts);
}
