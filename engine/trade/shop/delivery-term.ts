import { addDays, dayAndMonth, longDay } from '../../locale/day.js';
import { plural } from '../../locale/plural.js';
import { polishClock } from '../../locale/polish-time.js';

/** The usual weeks from the order to the delivery, by the terms of sale. */
export const USUAL_WEEKS = { least: 2, most: 4 };
const DAYS_OF_WEEK = 7;

/** Days of the calendar: "2026-12-08". */
interface DeliveryTerm {
  from: string;
  until: string;
}

/** The weeks from an accepted offer to the delivery; null for an order that has the usual term. */
export interface AgreedWeeks {
  termWeeksFrom: number | null;
  termWeeksTo: number | null;
}

/** When goods are delivered that were ordered at `orderedAt`, as agreed or as usual. */
export function deliveryOf(orderedAt: Date, agreed: AgreedWeeks): DeliveryTerm {
  const { day } = polishClock(orderedAt);
  return {
    from: addDays(day, (agreed.termWeeksFrom ?? USUAL_WEEKS.least) * DAYS_OF_WEEK),
    until: addDays(day, (agreed.termWeeksTo ?? USUAL_WEEKS.most) * DAYS_OF_WEEK),
  };
}

/** "od 8 grudnia do 22 grudnia 2026"; only the day where both are the same: "5 stycznia 2027". */
export function deliveryTermText({ from, until }: DeliveryTerm): string {
  if (from === until) return longDay(until);
  const isOneYear = from.slice(0, 4) === until.slice(0, 4);
  return `od ${isOneYear ? dayAndMonth(from) : longDay(from)} do ${longDay(until)}`;
}

/** The term in few words: "12–26 grudnia", "26 grudnia – 9 stycznia". */
export function deliverySpan({ from, until }: DeliveryTerm): string {
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
  if (from === until) return dayAndMonth(until);
  return isOneMonth
    ? `${Number(from.slice(8))}–${dayAndMonth(until)}`
    : `${dayAndMonth(from)} – ${dayAndMonth(until)}`;
}

/** The term of an offer, with the event from which its weeks count: "6–8 tygodni od przyjęcia oferty". */
export const offeredTermText = (from: number, to: number): string =>
  `${weeksText(from, to)} od\u00a0przyjęcia oferty`;

/** The agreed term as a fact: "6–8 tygodni od przyjęcia oferty"; null where the usual term applies. */
export const agreedTermText = ({ termWeeksFrom, termWeeksTo }: AgreedWeeks): string | null =>
  termWeeksFrom === null || termWeeksTo === null
    ? null
    : offeredTermText(termWeeksFrom, termWeeksTo);

/** When an order is delivered, as the end of a sentence: "od złożenia zamówienia do dostawy mijają zwykle 2–4 …". */
export function deliveryPromise(agreed: AgreedWeeks): string {
  const term = agreedTermText(agreed);
  if (term !== null) return `uzgodniony termin dostawy to ${term}`;
  const usual = weeksText(USUAL_WEEKS.least, USUAL_WEEKS.most);
  return `od złożenia zamówienia do dostawy mijają zwykle ${usual}`;
}

/** A number of weeks in words: "2–4 tygodnie", "6 tygodni". */
export function weeksText(from: number, to: number): string {
  const span = from === to ? String(to) : `${from}–${to}`;
  return `${span}\u00a0${plural(to, ['tydzień', 'tygodnie', 'tygodni'])}`;
}
