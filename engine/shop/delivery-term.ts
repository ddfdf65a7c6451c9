import { addDays, dayAndMonth, longDay } from '../locale/day.js';
import { polishClock } from '../locale/polish-time.js';

/** The usual weeks from the order to the delivery, by the terms of sale. */
export const USUAL_WEEKS = { least: 2, most: 4 };
const DAYS_OF_WEEK = 7;

/** Days of the calendar: "2026-12-08". */
interface DeliveryTerm {
  from: string;
  until: string;
}

/** When goods are usually delivered that were ordered at `orderedAt`. */
export function usualDelivery(orderedAt: Date): DeliveryTerm {
  const { day } = polishClock(orderedAt);
  return {
    from: addDays(day, USUAL_WEEKS.least * DAYS_OF_WEEK),
    until: addDays(day, USUAL_WEEKS.most * DAYS_OF_WEEK),
  };
}

/** "od 8 grudnia do 22 grudnia 2026" */
export function deliveryTermText({ from, until }: DeliveryTerm): string {
  const isOneYear = from.slice(0, 4) === until.slice(0, 4);
  return `od ${isOneYear ? dayAndMonth(from) : longDay(from)} do ${longDay(until)}`;
}
