import { weekdayAndDay } from '../locale/day.js';
import { clockText, polishClock } from '../locale/polish-time.js';

const HOUR = 60;

/** When the crew arrives: "między 8:00 a\u00a010:00". */
export const arrivalHours = (from: Date, until: Date): string =>
  `między ${clockText(from)} a\u00a0${clockText(until)}`;

/** Day and time of the arrival: "czwartek 10 grudnia, przyjazd między 8:00 a\u00a010:00". */
export const arrivalText = (from: Date, until: Date): string =>
  `${weekdayAndDay(polishClock(from).day)}, przyjazd ${arrivalHours(from, until)}`;

/** How long the work takes: "około 1\u00a0godz. 30\u00a0min"; `minutes` is at least 1. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / HOUR);
  const parts = [
    hours > 0 && `${hours}\u00a0godz.`,
    minutes % HOUR > 0 && `${minutes % HOUR}\u00a0min`,
  ];
  return `około ${parts.filter(Boolean).join(' ')}`;
}
