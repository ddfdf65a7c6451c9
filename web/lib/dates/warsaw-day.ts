import { polishInstant } from '#engine/locale/polish-time';

/** The ISO instant at which a day ("2026-11-21"), or the day that many days later, begins in Warsaw. */
export function dayBegins(day: string, daysLater = 0): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return polishInstant({ year, month, day: date + daysLater }, 0).toISOString();
}

/** The ISO instants at which a range of days begins and ends: its end is the beginning of the day after the last. */
export function instantsOf({ from, to }: { from: string | null; to: string | null }) {
  return { from: from && dayBegins(from), to: to && dayBegins(to, 1) };
}
