import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { deliveryOf, weeksOf } from '#engine/trade/shop/delivery-term';
import { nextWorkingDay, previousWorkingDay } from '#engine/trade/shop/working-days';
import { type Slot, freeSlots } from '#engine/visits/free-slots';
import { type Calendar, instantOn } from '#engine/visits/plan';
import type { Order } from '../orders/order.entity.js';
import type { Crew } from './crews/crew.entity.js';
import { neededInAll } from './second-crew.js';
import { neededOf, readPlans } from './visit-plans.js';
import type { Visit } from './visit.entity.js';

/** How many days free times are looked for. */
const DAYS_AHEAD = 28;
/** How many are offered first. */
export const BEST_COUNT = 3;
/** Minutes after midnight until which a customer can change a visit of the next working day. */
const NOON = 720;

/**
 * The times at which one of these crews can do a visit without conflicts, from one day until another; its own present
 * time does not stand in the way. Ordered by added travel.
 */
export async function freeTimes(
  em: EntityManager,
  visit: Visit,
  crews: readonly Crew[],
  { from, until, now, calendar }: { from: string; until: string; now: Date; calendar: Calendar },
): Promise<Slot[]> {
  const plans = await readPlans(em, crews, { from, until, without: visit.id });
  const needed = { ...neededOf(visit), ...(await neededInAll(em, visit)) };
  const request = { ...needed, minutes: visit.minutes, from, until };
  return freeSlots(request, plans, calendar).filter(({ during }) => during.start > now);
}

/** The first day on which a visit can be: today, and for an installation not before the goods are there. */
export async function firstDayOf(visit: Visit, now: Date): Promise<string> {
  const today = polishClock(now).day;
  const goods = await goodsDayOf(visit);
  return goods !== null && goods > today ? goods : today;
}

/** The first day that customers can choose: a working day can be changed until noon of the one before. */
export function firstOwnDay(firstDay: string, now: Date, holidays: Calendar['holidays']): string {
  const today = polishClock(now).day;
  const next = nextWorkingDay(today, holidays);
  const isInTime = changeableUntil(next, holidays) > now;
  const first = isInTime ? next : nextWorkingDay(next, holidays);
  return firstDay > first ? firstDay : first;
}

/** Until when a customer can move or cancel a visit of this day: noon of the working day before. */
export const changeableUntil = (day: string, holidays: Calendar['holidays']): Date =>
  instantOn(previousWorkingDay(day, holidays), NOON);

/** The day on which all goods of an installation are there; null where they are already, and for other visits. */
async function goodsDayOf(visit: Visit): Promise<string | null> {
  if (visit.kind !== 'installation') return null;
  const order = await visit.order?.load();
  return order ? deliveryDayOf(order) : null;
}

const deliveryDayOf = (order: Order): string | null =>
  order.status === 'shipped' || order.status === 'delivered'
    ? null
    : deliveryOf(order.createdAt, weeksOf(order)).until;

/** Whether a planned installation is before the day on which the goods are there, such as after a change of the term. */
export async function isBeforeGoods(visit: Visit): Promise<boolean> {
  if (!visit.startsAt || (visit.state !== 'offered' && visit.state !== 'confirmed')) return false;
  const goods = await goodsDayOf(visit);
  return goods !== null && polishClock(visit.startsAt).day < goods;
}

export const lastDayAfter = (from: string): string => addDays(from, DAYS_AHEAD - 1);
