import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../locale/day.js';
import { at, clockOf, planOn, POSTCODES, wrongWith } from '../testing/visit-days.js';
import { checkDay } from './check-day.js';
import { freeSlots, type Slot, type VisitRequest } from './free-slots.js';
import type { Crew, CrewPlan, PlannedVisit } from './plan.js';
import { travelBy } from './travel.js';
import { sharesOf, together } from './two-crews.js';

const HOLIDAYS = new Set(['2026-03-24', '2026-10-20', '2026-11-11', '2026-12-25', '2026-12-26']);
const CALENDAR = { holidays: HOLIDAYS, travel: travelBy() };
/** Mondays: the weeks of both clock changes, of Independence Day, of Christmas. */
const WEEKS = ['2026-03-23', '2026-10-19', '2026-11-09', '2026-12-21'];
const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;

const request = (from: string): fc.Arbitrary<VisitRequest> =>
  fc.record({
    minutes: fc.constantFrom(30, 45, 90, 180, 255),
    people: fc.constantFrom(1, 2),
    skills: fc.constantFrom<VisitRequest['skills']>(['measuring'], ['shading', 'electrics']),
    postcode: fc.constantFrom(...POSTCODES),
    from: fc.constant(from),
    until: fc.constant(addDays(from, 6)),
  });

const week = fc.constantFrom(...WEEKS).chain((monday) => {
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  return fc.record({
    days: fc.constant(days),
    plan: planOn(days, CALENDAR),
    request: request(monday),
  });
});

const visitsOn = (day: string, { visits }: CrewPlan): PlannedVisit[] =>
  visits.filter(({ during }) => clockOf(+during.start).startsWith(day));

const visitAt = (
  start: number,
  { minutes, postcode, people, skills }: VisitRequest,
): PlannedVisit => ({
  postcode,
  people,
  skills,
  during: { start: new Date(start), end: new Date(start + minutes * 60_000) },
  arrival: null,
  isPinned: false,
});

const withVisit = (day: string, plan: CrewPlan, visit: PlannedVisit): CrewPlan => ({
  ...plan,
  visits: [...visitsOn(day, plan), visit],
});

/** The travel minutes of a day without absences, in the order of its times. */
function travelOn(day: string, plan: CrewPlan): number {
  const places = visitsOn(day, plan)
    .toSorted((a, b) => +a.during.start - +b.during.start)
    .map(({ postcode }) => postcode);
  const { postcode } = plan.crew;
  const all = places.length > 0 ? [postcode, ...places, postcode] : [];
  return all
    .slice(1)
    .reduce((sum, place, index) => sum + CALENDAR.travel(all[index] ?? '', place), 0);
}

describe('every offered slot', () => {
  it('is feasible, in weeks with both clock changes and holidays', () => {
    fc.assert(
      fc.property(week, ({ plan, request }) => {
        for (const slot of freeSlots(request, [plan], CALENDAR)) {
          const more = withVisit(slot.day, plan, visitAt(+slot.during.start, request));
          expect(wrongWith(slot.day, more, CALENDAR)).toBeNull();
          expect(checkDay(slot.day, more, CALENDAR)).toEqual([]);
          expect(+slot.during.end - +slot.during.start).toBe(request.minutes * 60_000);
          expect(plan.crew.people).toBeGreaterThanOrEqual(request.people);
          expect(plan.crew.skills).toEqual(expect.arrayContaining([...request.skills]));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('adds the travel that it says, and begins in the first hour of its arrival', () => {
    fc.assert(
      fc.property(week, ({ plan, request }) => {
        const present = { ...plan, absences: [] };
        for (const slot of freeSlots(request, [present], CALENDAR)) {
          const more = withVisit(slot.day, present, visitAt(+slot.during.start, request));
          expect(slot.addedTravel).toBe(travelOn(slot.day, more) - travelOn(slot.day, present));
          expect(+slot.arrival.end - +slot.arrival.start).toBe(2 * HOUR_MS);
          expect(+slot.during.start - +slot.arrival.start).toBeLessThan(HOUR_MS);
          expect(clockOf(+slot.arrival.start)).toMatch(/:00$/);
          expect(+slot.during.start).toBeGreaterThanOrEqual(+slot.arrival.start);
        }
      }),
    );
  });
});

it('offers every hour in which the visit can begin', () => {
  fc.assert(
    fc.property(week, ({ days, plan, request }) => {
      const { crew } = plan;
      const suits =
        crew.people >= request.people && request.skills.every((each) => crew.skills.includes(each));
      const expected = days.flatMap((day) => {
        if (!suits || wrongWith(day, { ...plan, visits: visitsOn(day, plan) }, CALENDAR)) return [];
        const midnight = +at(day, '00:00');
        const starts = Array.from({ length: 100 }, (_, index) => midnight + index * QUARTER_MS);
        return starts.filter(
          (start) =>
            clockOf(start).startsWith(day) &&
            wrongWith(day, withVisit(day, plan, visitAt(start, request)), CALENDAR) === null,
        );
      });
      const hours = (starts: readonly number[]) =>
        [...new Set(starts.map((start) => Math.floor(start / HOUR_MS)))].toSorted((a, b) => a - b);
      const offered = freeSlots(request, [plan], CALENDAR).map(({ during }) => +during.start);
      expect(hours(offered)).toEqual(hours(expected));
    }),
    { numRuns: 30 },
  );
});

const CREW: Crew = {
  id: 1,
  people: 2,
  skills: ['measuring'],
  postcode: '90-001',
  week: Array.from({ length: 7 }, () => ({ from: 420, until: 900 })),
  lunch: null,
};
const REQUEST: VisitRequest = {
  minutes: 60,
  people: 1,
  skills: ['measuring'],
  postcode: '91-300',
  from: '2026-11-16',
  until: '2026-11-16',
};
const timesOf = (slots: readonly Slot[]): string[] =>
  slots.map(({ during }) => clockOf(+during.start));

test('an empty day is offered from hour to hour, with the way there and back', () => {
  const slots = freeSlots(REQUEST, [{ crew: CREW, visits: [], absences: [] }], CALENDAR);
  // 24 minutes within Łódź: from 7:24 until home at 15:00.
  expect(timesOf(slots).map((time) => time.slice(11))).toEqual([
    '07:30',
    '08:00',
    '09:00',
    '10:00',
    '11:00',
    '12:00',
    '13:00',
  ]);
  expect(new Set(slots.map(({ addedTravel }) => addedTravel))).toEqual(new Set([48]));
});

test('a crew that is near is offered first', () => {
  const far = { crew: { ...CREW, id: 2, postcode: '99-300' }, visits: [], absences: [] };
  const near = { crew: CREW, visits: [], absences: [] };
  const slots = freeSlots(REQUEST, [far, near], CALENDAR);
  const crews = slots.map(({ crewId }) => crewId);
  expect(crews.indexOf(2)).toBe(crews.lastIndexOf(1) + 1);
  expect(crews[0]).toBe(1);
});

test.each([
  ['the night without an hour', '2026-03-29', { from: 0, until: 300 }, ['00:30', '01:00', '03:00']],
  [
    'the night with an hour more',
    '2026-10-25',
    { from: 0, until: 300 },
    ['00:30', '01:00', '02:00', '02:00', '03:00'],
  ],
  [
    'an ordinary night',
    '2026-11-15',
    { from: 0, until: 300 },
    ['00:30', '01:00', '02:00', '03:00'],
  ],
])('%s is as long as it is', (_name, day, hours, times) => {
  const crew = { ...CREW, week: [hours, null, null, null, null, null, null] };
  const slots = freeSlots(
    { ...REQUEST, from: day, until: day },
    [{ crew, visits: [], absences: [] }],
    CALENDAR,
  );
  expect(timesOf(slots)).toEqual(times.map((time) => `${day} ${time}`));
});

test.each([
  ['too few people', { people: 3 }],
  ['a missing skill', { skills: ['measuring', 'electrics'] }],
  ['an unknown postcode', { postcode: '99-999' }],
  ['a holiday', { from: '2026-11-11', until: '2026-11-11' }],
  ['no days', { from: '2026-11-17', until: '2026-11-16' }],
  ['more work than the day has hours', { minutes: 480 }],
] as const)('%s: nothing is offered', (_name, change) => {
  const plan = { crew: CREW, visits: [], absences: [] };
  expect(freeSlots({ ...REQUEST, ...change }, [plan], CALENDAR)).toEqual([]);
});

/** Six crews with ten visits each on every day, and the calls of `travel` that it takes to find the slots of a request. */
function searchOf(weeks: number) {
  const days = Array.from({ length: weeks * 7 }, (_, index) => addDays('2026-11-16', index));
  const crews = Array.from({ length: 6 }, (_, index) => ({
    ...CREW,
    id: index + 1,
    week: CREW.week.map(() => ({ from: 360, until: 1140 })),
    lunch: { minutes: 30, from: 660, until: 840 },
  }));
  const plans = crews.map((crew) => ({
    crew,
    absences: [],
    visits: days.flatMap((day) =>
      [
        '07:00',
        '08:00',
        '09:00',
        '10:00',
        '11:00',
        '13:00',
        '14:00',
        '15:00',
        '16:00',
        '17:00',
      ].map((time, index) =>
        visitAt(+at(day, time), {
          ...REQUEST,
          minutes: 30,
          postcode: index % 2 ? '91-300' : '93-005',
        }),
      ),
    ),
  }));
  let calls = 0;
  const travel = travelBy();
  const counting = (from: string, to: string): number => {
    calls += 1;
    return travel(from, to);
  };
  const find = () =>
    freeSlots({ ...REQUEST, minutes: 30, until: days.at(-1) ?? '' }, plans, {
      ...CALENDAR,
      travel: counting,
    });
  return { slots: find(), calls, find };
}

test('the work of a search grows with the number of days, and a full day takes little of it', () => {
  const [four, eight] = [searchOf(4), searchOf(8)];
  expect(four.slots.length).toBeGreaterThan(0);
  expect(eight.calls / four.calls).toBeLessThanOrEqual(2.1);
  // 6 crews, 56 days, 10 visits a day; each way is asked for a few times.
  expect(eight.calls / (6 * 56 * 11)).toBeLessThanOrEqual(6);
});

it('asks two crews where none has the people alone, at times that both can keep', () => {
  const two = week.chain((first) =>
    fc.record({ first: fc.constant(first), other: planOn(first.days, CALENDAR) }),
  );
  let offered = 0;
  fc.assert(
    fc.property(two, ({ first: { days, plan, request }, other }) => {
      const plans = [
        { ...plan, crew: { ...plan.crew, id: 1 } },
        { ...other, crew: { ...other.crew, id: 2 } },
      ];
      const [big, small] =
        plans[0]!.crew.people >= plans[1]!.crew.people ? plans : plans.toReversed();
      const needed = { ...request, ...together(big!.crew, small!.crew) };
      const slots = freeSlots(needed, plans, CALENDAR);
      const shares = sharesOf(needed, big!.crew);
      const hours = (starts: readonly number[]) =>
        [...new Set(starts.map((start) => Math.floor(start / HOUR_MS)))].toSorted((a, b) => a - b);
      const fits = (day: string, start: number) =>
        [big!, small!].every(
          (each, index) =>
            wrongWith(
              day,
              withVisit(day, each, visitAt(start, { ...needed, ...shares[index] })),
              CALENDAR,
            ) === null,
        );
      const isFree = (day: string) =>
        plans.every((each) => !wrongWith(day, { ...each, visits: visitsOn(day, each) }, CALENDAR));
      const expected = days.filter(isFree).flatMap((day) => {
        const midnight = +at(day, '00:00');
        return Array.from({ length: 100 }, (_, index) => midnight + index * QUARTER_MS).filter(
          (start) => clockOf(start).startsWith(day) && fits(day, start),
        );
      });
      const starts = slots.map(({ during }) => +during.start);
      offered += starts.length;
      expect(hours(starts)).toEqual(hours(expected));
      for (const slot of slots) {
        expect([slot.crewId, slot.secondCrewId]).toEqual([big!.crew.id, small!.crew.id]);
        expect(expected).toContain(+slot.during.start);
      }
    }),
    { numRuns: 30 },
  );
  expect(offered).toBeGreaterThan(0);
});
