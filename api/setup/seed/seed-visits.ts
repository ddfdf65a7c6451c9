import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { pick } from '#engine/trade/fields/pick';
import { nextWorkingDay } from '#engine/trade/shop/working-days';
import { freeSlots } from '#engine/visits/free-slots';
import { type Calendar, instantOn } from '#engine/visits/plan';
import { Inquiry } from '../../features/inquiries/inquiry.entity.js';
import { Order } from '../../features/orders/order.entity.js';
import { addVisits } from '../../features/visits/create-visit.js';
import { CrewAbsence } from '../../features/visits/crews/crew-absence.entity.js';
import { Crew } from '../../features/visits/crews/crew.entity.js';
import { setTime } from '../../features/visits/place-visit.js';
import { neededOf, readPlans, visitCalendar } from '../../features/visits/visit-plans.js';
import type { Visit } from '../../features/visits/visit.entity.js';
import { SEED_CREWS, SEED_VISITS, type SeedCrew, type SeedVisit } from './visits.js';

const SUBJECTS = { order: Order, inquiry: Inquiry } as const;
const WEEKDAYS = [1, 2, 3, 4, 5];
const LUNCH = { from: 660, until: 840, minutes: 30 };
/** How many days a time is looked for. */
const SPAN = 14;

/** Crews with absences and visits, each at the first time that is free; their orders and inquiries must exist. */
export async function seedVisits(tx: EntityManager, now: Date): Promise<void> {
  const today = polishClock(now).day;
  const calendar = await visitCalendar(tx, { week: [], closedDays: new Set() }, today);
  const crews = SEED_CREWS.map((seed) => seedCrew(tx, seed));
  await tx.flush();
  for (const [index, { absences }] of SEED_CREWS.entries())
    for (const absence of absences) {
      const crew = crews[index]!;
      const { inDays, from, until, reason } = absence;
      const day = nextWorkingDay(addDays(today, inDays), calendar.holidays);
      const [startsAt, endsAt] = [instantOn(day, from), instantOn(day, until)];
      tx.create(CrewAbsence, { crew, startsAt, endsAt, reason });
    }
  for (const seed of SEED_VISITS) {
    const visits = await seedVisit(tx, seed);
    await tx.flush();
    if (seed.inDays !== null)
      for (const visit of visits)
        await plan(tx, visit, { seed, crews, calendar, from: addDays(today, seed.inDays) });
  }
}

const seedCrew = (tx: EntityManager, seed: SeedCrew): Crew =>
  tx.create(Crew, {
    ...pick(seed, ['name', 'people', 'postcode', 'vehicle', 'colour']),
    skills: [...seed.skills],
    hours: WEEKDAYS.map((weekday) => ({ weekday, ...seed.hours })),
    lunch: LUNCH,
  });

async function seedVisit(tx: EntityManager, seed: SeedVisit): Promise<Visit[]> {
  const { kind, about, email, place, note } = seed;
  const subject = await tx.findOneOrFail<Order | Inquiry>(SUBJECTS[about], {
    customerEmail: email,
  });
  return addVisits(tx, subject, { kind, note, ...place }, null);
}

interface Planning {
  seed: SeedVisit;
  crews: readonly Crew[];
  calendar: Calendar;
  from: string;
}

async function plan(
  tx: EntityManager,
  visit: Visit,
  { seed: { email, state }, crews, calendar, from }: Planning,
): Promise<void> {
  const until = addDays(from, SPAN - 1);
  const request = { ...neededOf(visit), minutes: visit.minutes, from, until };
  const slots = freeSlots(request, await readPlans(tx, crews, { from, until }), calendar);
  const [slot] = slots.toSorted((a, b) => +a.during.start - +b.during.start);
  const crew = crews.find(({ id }) => id === slot?.crewId);
  if (!slot || !crew) throw new Error(`a demo visit of ${email} has no time`);
  setTime(visit, crew, { ...slot, state });
  await tx.flush();
}
