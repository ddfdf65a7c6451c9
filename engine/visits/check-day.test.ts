import { expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { at, planOn, wrongWith } from '../testing/visit-days.js';
import { checkDay, CONFLICT_LABELS, type Conflict } from './check-day.js';
import type { Crew, CrewPlan, PlannedVisit } from './plan.js';
import { travelBy } from './travel.js';

const DAY = '2026-11-17';
const CALENDAR = { holidays: new Set(['2026-11-11']), travel: travelBy() };

const crew: Crew = {
  id: 1,
  people: 2,
  skills: ['measuring', 'shading'],
  postcode: '90-001',
  week: [null, ...Array.from({ length: 5 }, () => ({ from: 420, until: 960 })), null],
  lunch: { minutes: 30, from: 660, until: 840 },
};

interface Change extends Partial<PlannedVisit> {
  day?: string;
}

/** A visit in Łódź, where all ways take 24 minutes. */
function visit(from: string, until: string, { day = DAY, ...change }: Change = {}): PlannedVisit {
  return {
    postcode: '91-300',
    people: 2,
    skills: ['measuring'],
    during: { start: at(day, from), end: at(day, until) },
    arrival: null,
    isPinned: false,
    ...change,
  };
}

const conflictsOf = (
  visits: readonly PlannedVisit[],
  plan: Partial<CrewPlan> = {},
  day = DAY,
): Conflict[] => checkDay(day, { crew, visits, absences: [], ...plan }, CALENDAR);

const range = (from: string, until: string) => ({ start: at(DAY, from), end: at(DAY, until) });
const SUNDAY = '2026-11-22';
const HOLIDAY = '2026-11-11';

test.each([
  ['an empty day', [], []],
  ['two visits with time between', [visit('08:00', '09:00'), visit('09:30', '10:30')], []],
  [
    'visits in any order',
    [visit('09:30', '10:30', { postcode: '93-005' }), visit('08:00', '09:00')],
    [],
  ],
  ['two visits at once', [visit('08:00', '09:00'), visit('08:45', '09:30')], ['overlap']],
  ['a visit within another one', [visit('08:00', '11:00'), visit('09:00', '09:30')], ['overlap']],
  [
    'no time for the way',
    [visit('08:00', '09:00'), visit('09:15', '10:00', { postcode: '93-005' })],
    ['travel_too_short'],
  ],
  ['leaving too early', [visit('07:15', '08:00')], ['outside_hours']],
  ['coming home too late', [visit('15:00', '15:45')], ['outside_hours']],
  ['work after hours', [visit('15:00', '17:00')], ['outside_hours']],
  ['no time for the break', [visit('08:00', '12:00'), visit('12:30', '15:30')], ['no_break']],
  ['the break between long visits', [visit('08:00', '11:00'), visit('12:00', '15:30')], []],
  ['the break within a visit of five hours', [visit('09:00', '14:00')], []],
  [
    'a missing skill',
    [visit('08:00', '09:00', { skills: ['measuring', 'electrics'] })],
    ['missing_skill'],
  ],
  ['too few people', [visit('08:00', '09:00', { people: 3 })], ['too_few_people']],
  ['an arrival as promised', [visit('08:00', '09:00', { arrival: range('07:00', '08:00') })], []],
  [
    'an arrival later than promised',
    [visit('09:15', '10:00', { arrival: range('07:00', '09:00') })],
    ['outside_arrival'],
  ],
  [
    'an arrival before the promise',
    [visit('08:00', '09:00', { arrival: range('09:00', '11:00') })],
    ['outside_arrival'],
  ],
  ['an unknown postcode', [visit('08:00', '09:00', { postcode: '99-999' })], ['unknown_place']],
] as const)('%s', (_name, visits, codes) => {
  expect(conflictsOf(visits).map(({ code }) => code)).toEqual(codes);
});

test.each([
  ['an absence during the visit', range('09:00', '10:00'), ['absence']],
  ['an absence that begins before the end', range('08:45', '12:00'), ['absence']],
  ['an absence that meets it: the crew has to come home', range('09:00', '12:00'), ['absence']],
  ['an absence after the way home', range('10:00', '16:00'), []],
  ['an absence of the whole day', range('00:00', '23:59'), ['absence']],
  ['an absence of another day', { start: at('2026-11-16', '07:00'), end: at(DAY, '00:00') }, []],
])('%s', (_name, absence, codes) => {
  const visits = [visit('08:30', '09:30')];
  expect(conflictsOf(visits, { absences: [absence] }).map(({ code }) => code)).toEqual(codes);
});

test('a way home that is too short before an absence', () => {
  const visits = [visit('08:00', '09:00')];
  const absences = [range('09:15', '12:00')];
  expect(conflictsOf(visits, { absences })).toEqual([{ code: 'travel_too_short', visits }]);
});

test('a conflict names its visits', () => {
  const [first, second] = [visit('08:00', '09:00'), visit('08:30', '09:30')];
  expect(conflictsOf([second, first])).toEqual([{ code: 'overlap', visits: [first, second] }]);
});

test('nobody works on a free day', () => {
  const onHoliday = [visit('08:00', '09:00', { day: HOLIDAY })];
  expect(conflictsOf(onHoliday, {}, HOLIDAY)).toEqual([{ code: 'holiday', visits: onHoliday }]);
  const onSunday = [visit('08:00', '09:00', { day: SUNDAY })];
  expect(conflictsOf(onSunday, {}, SUNDAY)).toEqual([{ code: 'outside_hours', visits: onSunday }]);
});

test('a crew that stops before the time of its break needs none', () => {
  const half = { ...crew, week: crew.week.map(() => ({ from: 420, until: 780 })) };
  const visits = [visit('07:30', '09:30'), visit('10:00', '12:30')];
  expect(conflictsOf(visits, { crew: half })).toEqual([]);
});

it('finds the conflicts that a walk through the minutes finds', () => {
  const days = ['2026-03-29', '2026-10-25', DAY];
  const plans = fc
    .constantFrom(...days)
    .chain((day) => fc.tuple(fc.constant(day), planOn([day], CALENDAR), planOn([day], CALENDAR)));
  fc.assert(
    fc.property(plans, ([day, plan, other]) => {
      const both = { ...plan, visits: [...plan.visits, ...other.visits.slice(0, 1)] };
      expect(checkDay(day, plan, CALENDAR).filter(isOfTime)).toEqual([]);
      expect(checkDay(day, both, CALENDAR).filter(isOfTime).length > 0).toBe(
        wrongWith(day, both, CALENDAR) !== null,
      );
    }),
    { numRuns: 300 },
  );
});

const isOfTime = ({ code }: Conflict): boolean =>
  code !== 'missing_skill' && code !== 'too_few_people';

test('every conflict can be said in Polish', () => {
  expect(Object.values(CONFLICT_LABELS).every((label) => label.length > 10)).toBe(true);
});
