const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
const MONTHS = [
  'stycznia',
  'lutego',
  'marca',
  'kwietnia',
  'maja',
  'czerwca',
  'lipca',
  'sierpnia',
  'września',
  'października',
  'listopada',
  'grudnia',
];
const WEEKDAYS = [
  'niedziela',
  'poniedziałek',
  'wtorek',
  'środa',
  'czwartek',
  'piątek',
  'sobota',
] as const;
/** The first and the last day that `isDay` accepts. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2100-12-31';

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Whether a value is a calendar day of the years 2000-2100: "2026-11-21". */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  if (value < FIRST_DAY || value > LAST_DAY) return false;
  const instant = midnight(value);
  return !Number.isNaN(instant) && dayOf(instant) === value;
}

/** The day that is a number of days later: addDays("2026-02-28", 1) is "2026-03-01". */
export const addDays = (day: string, days: number): string => dayOf(midnight(day) + days * DAY_MS);

/** The number of days from the first to the last, both included. */
export const countDays = (first: string, last: string): number =>
  Math.round((midnight(last) - midnight(first)) / DAY_MS) + 1;

/** "21 listopada" for "2026-11-21". */
export const dayAndMonth = (day: string): string =>
  `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;

/** "21 listopada 2026" for "2026-11-21". */
export const longDay = (day: string): string => `${dayAndMonth(day)} ${day.slice(0, 4)}`;

/** 0 for a Sunday to 6 for a Saturday. */
export const weekdayNumber = (day: string): number => new Date(midnight(day)).getUTCDay();

/** "sobota 21 listopada" for "2026-11-21". */
export const weekdayAndDay = (day: string): string =>
  `${WEEKDAYS[weekdayNumber(day)]} ${dayAndMonth(day)}`;
