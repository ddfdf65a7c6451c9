import fc from 'fast-check';
import type { Crew, CrewPlan, PlannedVisit, TimeRange } from '../visits/plan.js';
import type { Travel } from '../visits/travel.js';

/** Postcodes near and far from Łódź, two of them alike. */
export const POSTCODES = [
  '90-001',
  '90-001',
  '91-300',
  '93-005',
  '95-100',
  '95-200',
  '95-070',
  '97-200',
  '97-300',
  '99-300',
  '96-100',
  '98-220',
];

const warsaw = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'short',
});
const MINUTE_MS = 60_000;

/** "2026-03-29 03:15" on a clock in Poland, by Intl. */
export const clockOf = (instant: number): string => warsaw.format(instant);

/** The first instant at which a Polish clock shows this time of a day. */
export function at(day: string, time: string): Date {
  const guess = Date.parse(`${day}T${time}:00Z`);
  const found = [2, 1]
    .map((hours) => guess - hours * 60 * MINUTE_MS)
    .find((instant) => clockOf(instant) === `${day} ${time}`);
  if (found === undefined) throw new RangeError(`no clock shows ${day} ${time}`);
  return new Date(found);
}

const minutesOfDay = new Map<string, { instant: number; minute: number }[]>();

/** All minutes of a day in Poland (1380, 1440 or 1500) with the number of minutes that the clock shows. */
function minutesOf(day: string): { instant: number; minute: number }[] {
  const known = minutesOfDay.get(day);
  if (known) return known;
  const start = Date.parse(`${day}T00:00:00Z`) - 3 * 60 * MINUTE_MS;
  const minutes = Array.from({ length: 30 * 60 }, (_, index) => start + index * MINUTE_MS).flatMap(
    (instant) => {
      const [date, time = ''] = clockOf(instant).split(' ');
      const [hours, minutes] = time.split(':').map(Number);
      return date === day ? [{ instant, minute: (hours ?? 0) * 60 + (minutes ?? 0) }] : [];
    },
  );
  minutesOfDay.set(day, minutes);
  return minutes;
}

/** What holds a crew during some minutes in a row: a visit, an absence, or nothing. */
interface Run {
  place: string | null;
  isVisit: boolean;
  from: number;
  until: number;
}

/**
 * What is wrong with the times of a crew's day, found minute by minute and by Intl's clock; null if nothing. Independent
 * of the code under test; travel minutes are given.
 */
export function wrongWith(
  day: string,
  { crew, visits, absences }: CrewPlan,
  { holidays, travel }: { holidays: ReadonlySet<string>; travel: Travel },
): string | null {
  if (visits.length === 0) return null;
  const hours = crew.week[new Date(day).getUTCDay()];
  if (!hours || holidays.has(day)) return 'free day';
  const minutes = minutesOf(day).filter(
    ({ minute }) => minute >= hours.from && minute < hours.until,
  );
  const within = ({ start, end }: TimeRange, instant: number): boolean =>
    instant >= +start && instant < +end;
  const runs: Run[] = [];
  let worked = 0;
  for (const [index, { instant }] of minutes.entries()) {
    const busy = visits.filter(({ during }) => within(during, instant));
    const isAbsent = absences.some((absence) => within(absence, instant));
    if (busy.length > 1) return 'two visits at once';
    if (busy.length === 1 && isAbsent) return 'absent';
    worked += busy.length;
    const [visit] = busy;
    const last = runs.at(-1);
    const place = visit?.postcode ?? (isAbsent ? crew.postcode : null);
    const begins = visits.some(({ during }) => +during.start === instant);
    if (last && last.place === place && last.isVisit === Boolean(visit) && !begins)
      last.until = index + 1;
    else runs.push({ place, isVisit: Boolean(visit), from: index, until: index + 1 });
  }
  const asked = visits.reduce(
    (sum, { during }) => sum + (+during.end - +during.start) / MINUTE_MS,
    0,
  );
  if (worked !== asked) return 'works outside its hours';
  const base = (index: number): Run => ({
    place: crew.postcode,
    isVisit: false,
    from: index,
    until: index,
  });
  const busy = [base(0), ...runs.filter(({ place }) => place !== null), base(minutes.length)];
  const roads = busy.slice(1).map((next, index) => ({ before: busy[index]!, next }));
  const legOf = ({ before, next }: { before: Run; next: Run }): number =>
    before.isVisit || next.isVisit ? travel(before.place ?? '', next.place ?? '') : 0;
  if (roads.some((road) => road.next.from - road.before.until < legOf(road))) return 'too late';
  const { lunch } = crew;
  if (!lunch || lunch.from < hours.from || lunch.until > hours.until) return null;
  // Of an hour that occurs twice the second counts; one that is skipped is read as the next.
  const again = minutes.findLastIndex(({ minute }) => minute === lunch.from);
  const opens = again >= 0 ? again : minutes.findIndex(({ minute }) => minute >= lunch.from);
  const isLunch = (from: number): boolean => {
    const last = minutes[from + lunch.minutes - 1];
    return from >= opens && last !== undefined && last.minute < lunch.until;
  };
  const rests = [
    ...roads
      .filter((road) => road.next.from - road.before.until - legOf(road) >= lunch.minutes)
      .map(({ before, next }) => ({ from: before.until, until: next.from })),
    ...busy.filter(({ isVisit, from, until }) => !isVisit || until - from > 240),
  ];
  const rested = rests.some(({ from, until }) => {
    for (let begin = from; begin + lunch.minutes <= until; begin += 1)
      if (isLunch(begin)) return true;
    return false;
  });
  return rested ? null : 'no break';
}

const hoursOfDay = fc.constantFrom(
  null,
  { from: 360, until: 1080 },
  { from: 420, until: 900 },
  { from: 480, until: 1020 },
  { from: 360, until: 1080 },
  { from: 0, until: 480 },
);
const lunch = fc.constantFrom(
  null,
  { minutes: 30, from: 660, until: 840 },
  { minutes: 60, from: 690, until: 810 },
  { minutes: 15, from: 120, until: 300 },
);

const crew: fc.Arbitrary<Crew> = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  people: fc.constantFrom(1, 2, 3),
  skills: fc.constantFrom<Crew['skills']>(['measuring'], ['measuring', 'shading', 'electrics']),
  postcode: fc.constantFrom(...POSTCODES),
  week: fc.array(hoursOfDay, { minLength: 7, maxLength: 7 }),
  lunch,
});

/** A visit at a quarter of an hour of a day, whose clocks may change. */
const visitOn = (day: string): fc.Arbitrary<PlannedVisit> =>
  fc
    .record({
      quarter: fc.oneof(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 28, max: 66 })),
      minutes: fc.constantFrom(15, 30, 45, 60, 90, 120, 300),
      postcode: fc.constantFrom(...POSTCODES),
      isPinned: fc.boolean(),
    })
    .map(({ quarter, minutes, postcode, isPinned }) => {
      const start = minutesOf(day)[quarter * 15]!.instant;
      const during = { start: new Date(start), end: new Date(start + minutes * MINUTE_MS) };
      return { postcode, people: 1, skills: ['measuring'], during, arrival: null, isPinned };
    });

const absenceOn = (day: string): fc.Arbitrary<TimeRange> =>
  fc
    .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 30 }))
    .map(([quarter, quarters]) => {
      const start = minutesOf(day)[quarter * 15]!.instant;
      return { start: new Date(start), end: new Date(start + quarters * 15 * MINUTE_MS) };
    });

/** A crew with absences and, on each of these days, the visits that fit out of several. */
export const planOn = (
  days: readonly string[],
  calendar: { holidays: ReadonlySet<string>; travel: Travel },
): fc.Arbitrary<CrewPlan> =>
  fc
    .record({
      crew,
      tried: fc.tuple(...days.map((day) => fc.array(visitOn(day), { maxLength: 16 }))),
      absences: fc.array(fc.constantFrom(...days).chain(absenceOn), { maxLength: 4 }),
    })
    .map(({ crew, tried, absences }) => {
      const visits = days.flatMap((day, index) =>
        (tried[index] ?? []).reduce<PlannedVisit[]>((kept, visit) => {
          const more = [...kept, visit];
          return wrongWith(day, { crew, visits: more, absences }, calendar) ? kept : more;
        }, []),
      );
      return { crew, visits, absences };
    });
