import { polishInstant } from '#engine/locale/polish-time';

const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

/** The value of an `<input type="datetime-local">`, in Polish time: "2026-11-23T10:30"; may be empty or invalid. */
export type PolishTime = string;

/** Converts a Polish time to an ISO instant in UTC; null for an invalid one. */
export function readPolishTime(text: PolishTime): string | null {
  const parts = LOCAL_TIME.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [year, month, day, hour, minute] = parts as [number, number, number, number, number];
  return polishInstant({ year, month, day }, hour * 60 + minute).toISOString();
}

/** The ISO instant at which a day ("2026-11-21"), or the day that many days later, begins in Warsaw. */
export function dayBegins(day: string, daysLater = 0): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return polishInstant({ year, month, day: date + daysLater }, 0).toISOString();
}

/** The ISO instants at which a range of days begins and ends: its end is the beginning of the day after the last. */
export function instantsOf({ from, to }: { from: string | null; to: string | null }) {
  return { from: from && dayBegins(from), to: to && dayBegins(to, 1) };
}
