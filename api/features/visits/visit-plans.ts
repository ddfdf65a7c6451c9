import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from '#engine/locale/day';
import type { Calendar, CrewPlan, PlannedVisit, Crew as WorkingCrew } from '#engine/visits/plan';
import { instantOn } from '#engine/visits/plan';
import { TAKING_STATES } from '#engine/visits/states';
import { db } from '../../database/db.js';
import type { Company } from '../content/content.payloads.js';
import { calendarAround } from '../content/public-holidays.js';
import { CrewAbsence } from './crews/crew-absence.entity.js';
import type { Crew } from './crews/crew.entity.js';
import { readTravel } from './crews/travel-times.js';
import type { Visit } from './visit.entity.js';

/** A visit with a time, as the engine plans it. */
export interface Planned extends PlannedVisit {
  readonly id: string;
}

/** The visits of a crew with its absences. */
export interface ReadPlan extends CrewPlan<Planned> {
  readonly absences: readonly { start: Date; end: Date; row: CrewAbsence }[];
}

type Closing = Pick<Company, 'week' | 'closedDays'>;

/** The holidays of the years around a day ("2026-12-01") with the closing days of the company. */
export const holidaysNear = (company: Closing, day: string): Calendar['holidays'] =>
  calendarAround(company, instantOn(day, 0)).holidays;

/** Travel times, and the holidays around a day. */
export const visitCalendar = async (
  em: EntityManager,
  company: Closing,
  day: string,
): Promise<Calendar> => ({
  travel: await readTravel(em),
  holidays: holidaysNear(company, day),
});

interface Days {
  from: string;
  until: string;
}

/** A condition of SQL for instants within days. */
export const instantsOf = ({ from, until }: Days) => ({
  $gte: instantOn(from, 0),
  $lt: instantOn(addDays(until, 1), 0),
});

/** What plans need to know of a visit. */
export const PLANNED = [
  'id',
  'postcode',
  'people',
  'skills',
  'isPinned',
  'startsAt',
  'endsAt',
  'arrivalFrom',
  'arrivalUntil',
] as const;

type PlannedRow = Pick<Visit, (typeof PLANNED)[number]> & { crewId: number | null };

/**
 * What these crews have planned from one day until another; a visit with the id `without` is left out, for both crews of
 * it. Whoever asks, all visits count: also those that are not matters of their own. Rows instead of entities, because
 * there are thousands of them in some weeks.
 */
export async function readPlans(
  em: EntityManager,
  crews: readonly Crew[],
  { without, ...days }: Days & { without?: string },
): Promise<ReadPlan[]> {
  const { $gte, $lt } = instantsOf(days);
  const ids = crews.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db(em)
    .selectFrom('Visit')
    .select(PLANNED)
    .select('crew as crewId')
    .where('crew', 'in', ids)
    .where('state', 'in', TAKING_STATES)
    .where('startsAt', '>=', $gte)
    .where('startsAt', '<', $lt)
    .$if(without !== undefined, (query) =>
      query
        .where('id', '<>', without!)
        .where((eb) => eb.or([eb('main', 'is', null), eb('main', '<>', without!)])),
    )
    .orderBy('startsAt')
    .execute();
  return plansWith(em, crews, rows, days);
}

/** The same of visits of these days that were read already. */
export async function plansWith(
  em: EntityManager,
  crews: readonly Crew[],
  visits: readonly PlannedRow[],
  days: Days,
): Promise<ReadPlan[]> {
  const { $gte, $lt } = instantsOf(days);
  const absences = await em.find(CrewAbsence, {
    crew: { $in: crews.map(({ id }) => id) },
    startsAt: { $lt },
    endsAt: { $gt: $gte },
  });
  const byCrew = Map.groupBy(visits, ({ crewId }) => crewId);
  return crews.map((crew) => ({
    crew: workingCrew(crew),
    visits: (byCrew.get(crew.id) ?? []).flatMap(plannedVisit),
    absences: absences
      .filter((absence) => absence.crew.id === crew.id)
      .map((row) => ({ start: row.startsAt, end: row.endsAt, row })),
  }));
}

/** A visit as the engine plans it; none without a time. */
function plannedVisit(visit: PlannedRow): Planned[] {
  const { id, startsAt, endsAt, arrivalFrom, arrivalUntil } = visit;
  if (!startsAt || !endsAt) return [];
  const arrival = arrivalFrom && arrivalUntil && { start: arrivalFrom, end: arrivalUntil };
  return [{ id, ...neededOf(visit), during: { start: startsAt, end: endsAt }, arrival }];
}

/** What a visit needs of a crew, and where. */
export const neededOf = ({
  postcode,
  people,
  skills,
  isPinned,
}: Pick<Visit, 'postcode' | 'people' | 'skills' | 'isPinned'>) => ({
  postcode,
  people,
  skills,
  isPinned,
});

function workingCrew({ id, people, skills, postcode, hours, lunch }: Crew): WorkingCrew {
  const ofWeekday = new Map(hours.map((day) => [day.weekday % 7, day]));
  const week = Array.from({ length: 7 }, (_, weekday) => ofWeekday.get(weekday) ?? null);
  return { id, people, skills, postcode, week, lunch };
}
