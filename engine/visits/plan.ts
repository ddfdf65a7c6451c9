import { weekdayNumber } from '../locale/day.js';
import { polishInstant } from '../locale/polish-time.js';
import type { Holidays } from '../trade/shop/opening-hours.js';
import type { Skill } from './kinds.js';
import type { Travel } from './travel.js';

/** From one instant until another, which is the first that does not belong to it. */
export interface TimeRange {
  readonly start: Date;
  readonly end: Date;
}

/** Times of a day, in minutes after midnight on a Polish clock. */
interface DayTimes {
  readonly from: number;
  readonly until: number;
}

/** People who drive in one van. */
export interface Crew {
  readonly id: number;
  readonly people: number;
  readonly skills: readonly Skill[];
  /** Where the van leaves in the morning and where it is back in the evening. */
  readonly postcode: string;
  /** Working hours including the ways from and to the base; index 0 is Sunday, null means free. */
  readonly week: readonly (DayTimes | null)[];
  /** A break of so many minutes between these times, on days whose hours include both; null: none is planned. */
  readonly lunch: (DayTimes & { readonly minutes: number }) | null;
}

/** A visit that has its time. */
export interface PlannedVisit {
  readonly postcode: string;
  readonly people: number;
  readonly skills: readonly Skill[];
  /** The work at the customer's, without travel. */
  readonly during: TimeRange;
  /** When the customer was told that the crew would arrive; null where nothing was promised. */
  readonly arrival: TimeRange | null;
  /** Whether the visit must stay at its time when a day is ordered anew. */
  readonly isPinned: boolean;
}

/**
 * A crew with its absences and the visits that it has already. An absence is spent at the base: the crew comes home for
 * it, and leaves from there afterwards.
 */
export interface CrewPlan<V extends PlannedVisit = PlannedVisit> {
  readonly crew: Crew;
  readonly visits: readonly V[];
  readonly absences: readonly TimeRange[];
}

/** What all crews share. */
export interface Calendar {
  /** Public holidays and closing days of the company, on which no crew works. */
  readonly holidays: Holidays;
  readonly travel: Travel;
}

/**
 * A visit of more minutes than this has the crew's break in it, because it may leave no room for one before or after it.
 */
export const LONG_VISIT = 240;
export const MINUTE_MS = 60_000;

/** The instant at which a Polish clock shows so many minutes after midnight of a day ("2026-11-21"). */
export function instantOn(day: string, minutes: number): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return polishInstant({ year, month, day: date }, minutes);
}

/** The instants between which a crew works on a day; null on its free days and on holidays. */
export function workingHours(day: string, crew: Crew, holidays: Holidays): TimeRange | null {
  const hours = crew.week[weekdayNumber(day)];
  if (!hours || holidays.has(day)) return null;
  return { start: instantOn(day, hours.from), end: instantOn(day, hours.until) };
}
