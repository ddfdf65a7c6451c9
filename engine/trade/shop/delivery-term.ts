import { addDays, dayAndMonth, longDay } from '../../locale/day.js';
import { plural } from '../../locale/plural.js';
import { polishClock } from '../../locale/polish-time.js';

/** The weeks from an order to its delivery. */
export interface Weeks {
  readonly least: number;
  readonly most: number;
}

const DAYS_OF_WEEK = 7;

/** Days of the calendar: "2026-12-08". */
export interface DeliveryTerm {
  from: string;
  until: string;
}

/** The weeks from an accepted offer to the delivery; null for an order that has the usual term. */
export interface AgreedWeeks {
  termWeeksFrom: number | null;
  termWeeksTo: number | null;
}

/** The term of an order: the agreed weeks, and those that were usual when it was placed. */
export interface OrderTerm extends AgreedWeeks {
  usualWeeksFrom: number;
  usualWeeksTo: number;
}

/** The weeks of an order, as agreed or as usual. */
export const weeksOf = (term: OrderTerm): Weeks => ({
  least: term.termWeeksFrom ?? term.usualWeeksFrom,
  most: term.termWeeksTo ?? term.usualWeeksTo,
});

/** The weeks after which all goods are there, where each has a term of its own. */
export const weeksOfAll = (terms: readonly Weeks[]): Weeks => ({
  least: Math.max(...terms.map(({ least }) => least)),
  most: Math.max(...terms.map(({ most }) => most)),
});

/** When goods are delivered that were ordered at `orderedAt`. */
export function deliveryOf(orderedAt: Date, { least, most }: Weeks): DeliveryTerm {
  const { day } = polishClock(orderedAt);
  return { from: addDays(day, least * DAYS_OF_WEEK), until: addDays(day, most * DAYS_OF_WEEK) };
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
export function deliveryPromise(order: OrderTerm): string {
  const term = agreedTermText(order);
  if (term !== null) return `uzgodniony termin dostawy to ${term}`;
  const usual = weeksText(order.usualWeeksFrom, order.usualWeeksTo);
  return `od złożenia zamówienia do dostawy mijają zwykle ${usual}`;
}

/** A number of weeks within a sentence: "od 2 do 4 tygodni", "6 tygodni". */
export const weeksInSentence = (from: number, to: number): string =>
  from === to ? weeksText(from, to) : `od ${from} do ${to}\u00a0tygodni`;

/** A number of weeks in words: "2–4 tygodnie", "6 tygodni". */
export function weeksText(from: number, to: number): string {
  const span = from === to ? String(to) : `${from}–${to}`;
  return `${span}\u00a0${plural(to, ['tydzień', 'tygodnie', 'tygodni'])}`;
}
