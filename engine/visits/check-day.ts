import {
  type Calendar,
  type Crew,
  type CrewPlan,
  MINUTE_MS,
  type PlannedVisit,
  workingHours,
} from './plan.js';
import { type Stop, hasBreak, legBetween, timelineOf } from './timeline.js';
import type { Travel } from './travel.js';
import type { Force } from './two-crews.js';

/** What may be wrong with a planned day, with Polish labels. */
export const CONFLICT_LABELS = {
  overlap: 'Wizyty nakładają się',
  travel_too_short: 'Za mało czasu na dojazd',
  outside_hours: 'Poza godzinami pracy ekipy',
  absence: 'Ekipa jest wtedy nieobecna',
  holiday: 'Dzień wolny od pracy',
  no_break: 'Brak czasu na przerwę',
  missing_skill: 'Ekipa nie ma potrzebnych uprawnień',
  too_few_people: 'Za mało osób w\u00a0ekipie',
  outside_arrival: 'Poza godzinami podanymi klientowi',
  unknown_place: 'Nieznany kod pocztowy',
} as const;

type ConflictCode = keyof typeof CONFLICT_LABELS;

export interface Conflict<V extends PlannedVisit = PlannedVisit> {
  readonly code: ConflictCode;
  /** The visits that it concerns: one, or two neighbours; all of the day for `holiday` and `no_break`. */
  readonly visits: readonly V[];
}

/**
 * The conflicts of a crew's day ("2026-11-21") with these visits, which must be all of that day; empty if the crew can
 * do them at their times, with its ways from the base and back within its hours, and with its break. Of visits that lie
 * within one another only the first two that overlap are named; where a postcode is unknown, times are not checked.
 */
export function checkDay<V extends PlannedVisit>(
  day: string,
  plan: CrewPlan<V>,
  { holidays, travel }: Calendar,
): Conflict<V>[] {
  const { crew, visits } = plan;
  if (visits.length === 0) return [];
  const each = visits.flatMap((visit) => conflictsOfVisit(visit, crew));
  if (holidays.has(day)) return [...each, { code: 'holiday', visits }];
  const hours = workingHours(day, crew, holidays);
  if (!hours) return [...each, ...visits.map((visit) => conflict('outside_hours', visit))];
  const unknown = visits.filter(
    ({ postcode }) => !Number.isFinite(travel(crew.postcode, postcode)),
  );
  if (unknown.length > 0)
    return [...each, ...unknown.map((visit) => conflict('unknown_place', visit))];
  const stops = timelineOf(plan, hours);
  const between = stops
    .slice(1)
    .flatMap((stop, index) => conflictBetween(stops[index], stop, travel));
  const found = [...each, ...between];
  return hasBreak(day, stops, crew, travel) ? found : [...found, { code: 'no_break', visits }];
}

const hasPeople = (crew: Force, visit: Force): boolean => crew.people >= visit.people;
const hasSkills = (crew: Force, visit: Force): boolean =>
  visit.skills.every((skill) => crew.skills.includes(skill));

/** Whether a crew has the people and all skills that a visit needs. */
export const suits = (crew: Force, visit: Force): boolean =>
  hasPeople(crew, visit) && hasSkills(crew, visit);

const conflict = <V extends PlannedVisit>(code: ConflictCode, visit: V): Conflict<V> => ({
  code,
  visits: [visit],
});

function conflictsOfVisit<V extends PlannedVisit>(visit: V, crew: Crew): Conflict<V>[] {
  const { during, arrival } = visit;
  const isLate = arrival && (during.start < arrival.start || during.start > arrival.end);
  const codes: (ConflictCode | false | null)[] = [
    !hasSkills(crew, visit) && 'missing_skill',
    !hasPeople(crew, visit) && 'too_few_people',
    isLate && 'outside_arrival',
  ];
  return codes.flatMap((code) => (code ? conflict(code, visit) : []));
}

function conflictBetween<V extends PlannedVisit>(
  before: Stop<V> | undefined,
  stop: Stop<V>,
  travel: Travel,
): Conflict<V>[] {
  if (!before) return [];
  const leg = legBetween(before, stop, travel);
  const gap = (stop.start - before.end) / MINUTE_MS;
  if (gap >= leg) return [];
  const visits = [before, stop].flatMap(({ visit }) => visit ?? []);
  return [{ code: codeOf(before, stop, gap), visits }];
}

function codeOf(before: Stop, stop: Stop, gap: number): ConflictCode {
  const kinds = [before.kind, stop.kind];
  if (kinds.includes('base')) return 'outside_hours';
  if (gap >= 0) return 'travel_too_short';
  return kinds.includes('absence') ? 'absence' : 'overlap';
}
