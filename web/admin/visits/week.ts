import { addDays, dayAndMonth, isDay, weekdayNumber } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { takesTime } from '#engine/visits/states';
import type { CrewDayFragment, VisitCardFragment } from './visits-page.generated';

const NAMES = ['niedz.', 'pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.'];
const FRIDAY = 5;

/** The Monday of the week that a parameter of the URL names by one of its days; of this week without a valid one. */
export function readWeek(written: string | null): string {
  const day = isDay(written) ? written : polishClock(new Date()).day;
  return addDays(day, -((weekdayNumber(day) + 6) % 7));
}

/** "pon. 30 listopada" */
export const dayText = (day: string): string => `${NAMES[weekdayNumber(day)]} ${dayAndMonth(day)}`;

/** "09:15" in Poland */
export const timeText = (iso: string): string => polishClock(new Date(iso)).time.slice(0, 5);

/** What of an absence lies within a day: "07:00–10:30", "od 12:00", "do 9:00"; empty for the whole day. */
export function hoursWithin(day: string, times: { startsAt: string; endsAt: string }): string {
  const begins = polishClock(new Date(times.startsAt)).day === day && timeText(times.startsAt);
  const ends = polishClock(new Date(times.endsAt)).day === day && timeText(times.endsAt);
  if (begins && ends) return `${begins}–${ends}`;
  return begins ? `od\u00a0${begins}` : ends ? `do\u00a0${ends}` : '';
}

/** The days to show: a Saturday or Sunday only if somebody works then, or has visits. */
export function shownDays(days: readonly CrewDayFragment[]): string[] {
  const all = [...new Set(days.map(({ day }) => day))];
  const isUsed = (each: string) =>
    days.some(({ day, opensAt, visits }) => day === each && (opensAt || visits.length > 0));
  return all.filter((day) => (weekdayNumber(day) + 6) % 7 < FRIDAY || isUsed(day));
}

export const workMinutes = (visits: readonly VisitCardFragment[]): number =>
  visits.filter(takesTime).reduce((sum, { minutes }) => sum + minutes, 0);

/** Minutes on the way to a visit; null where a place is unknown, and for one that failed. */
export const travelTo = ({ id }: VisitCardFragment, { ways }: CrewDayFragment): number | null =>
  ways.find(({ visitId }) => visitId === id)?.minutes ?? null;

/** The town of an address, "ul. Polna 1, 90-001 Łódź"; the postcode where it is written otherwise. */
export const townOf = ({ address, postcode }: VisitCardFragment): string =>
  /\d{2}-\d{3}\s+(.+)$/.exec(address)?.[1] ?? postcode;
