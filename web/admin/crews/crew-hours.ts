import type { CrewCardFragment } from './crews-page.generated';

type CrewHours = CrewCardFragment['hours'][number];

/** Monday first. */
export const WEEKDAYS = [
  'Poniedziałek',
  'Wtorek',
  'Środa',
  'Czwartek',
  'Piątek',
  'Sobota',
  'Niedziela',
] as const;
const SHORT_DAYS = ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'] as const;
const MIDNIGHT = 24 * 60;

/** Two values of an `<input type="time">`: "07:00"; empty ones where it is free. */
export interface TypedTimes {
  from: string;
  until: string;
}

/** Minutes after midnight as "07:00"; 24:00 is "00:00", as the field of a time has it. */
function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** The minutes after midnight of a begin and an end; null where one of them is empty. */
export function readTimes({ from, until }: TypedTimes): { from: number; until: number } | null {
  if (!from || !until) return null;
  return { from: minutesOf(from), until: minutesOf(until) || MIDNIGHT };
}

export const typedTimes = (
  times: Pick<CrewHours, 'from' | 'until'> | null | undefined,
): TypedTimes => ({
  from: times ? clockOf(times.from) : '',
  until: times ? clockOf(times.until) : '',
});

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const timesText = ({ from, until }: Pick<CrewHours, 'from' | 'until'>): string =>
  `${clockOf(from)}–${clockOf(until)}`;

/** "pon.–pt. 07:00–15:00, sob. 08:00–12:00" */
export function hoursText(hours: readonly CrewHours[]): string {
  const groups: { first: number; last: number; times: string }[] = [];
  for (const day of hours.toSorted((a, b) => a.weekday - b.weekday)) {
    const group = groups.at(-1);
    if (group?.last === day.weekday - 1 && group.times === timesText(day)) group.last = day.weekday;
    else groups.push({ first: day.weekday, last: day.weekday, times: timesText(day) });
  }
  const nameOf = (weekday: number) => SHORT_DAYS[weekday - 1];
  return groups
    .map(({ first, last, times }) =>
      first === last
        ? `${nameOf(first)}\u00a0${times}`
        : `${nameOf(first)}–${nameOf(last)}\u00a0${times}`,
    )
    .join(', ');
}

export const lunchText = (lunch: NonNullable<CrewCardFragment['lunch']>): string =>
  `${lunch.minutes}\u00a0min między ${clockOf(lunch.from)} a\u00a0${clockOf(lunch.until)}`;
