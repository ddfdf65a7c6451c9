import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

const DAY = /^(\d{4})-\d{2}-\d{2}$/;
/** Before the first and after the last of these there is nothing to ask for. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
const DAY_MS = 86_400_000;

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Whether something is a day of the calendar, of the years 2000-2100: "2026-11-21". */
export function isDay(value: unknown): value is string {
  const year = typeof value === 'string' ? Number(DAY.exec(value)?.[1]) : NaN;
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) return false;
  const instant = midnight(String(value));
  return !Number.isNaN(instant) && dayOf(instant) === value;
}

/** The day so many days later: addDays("2026-02-28", 1) is "2026-03-01". */
export const addDays = (day: string, days: number): string => dayOf(midnight(day) + days * DAY_MS);

/** How many days there are from the first to the last, both included. */
export const countDays = (first: string, last: string): number =>
  Math.round((midnight(last) - midnight(first)) / DAY_MS) + 1;

@ValidatorConstraint({ name: 'isDay' })
class DayConstraint implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return isDay(value);
  }
}

/** A day of the calendar: "2026-11-21". */
export const IsDay = (): PropertyDecorator => Validate(DayConstraint);
