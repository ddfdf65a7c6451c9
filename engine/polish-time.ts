import { TZDate, tzOffset } from '@date-fns/tz';

/** A day of the calendar. */
export interface Day {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  readonly day: number;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const MAX_KNOWN_HOURS = 10_000;
const knownOffsets = new Map<number, number>();

/** How many ms a clock in Poland is ahead of UTC at an instant; it changes on the hour, so that each hour is looked up once. */
export function polishOffset(instant: Date): number {
  const hour = Math.floor(+instant / HOUR_MS);
  const known = knownOffsets.get(hour);
  if (known !== undefined) return known;
  if (knownOffsets.size >= MAX_KNOWN_HOURS) knownOffsets.clear();
  const offset = tzOffset('Europe/Warsaw', instant) * MINUTE_MS;
  knownOffsets.set(hour, offset);
  return offset;
}

/**
 * The instant at which a clock in Poland shows so many minutes after midnight, whatever the zone of this computer. An
 * hour that is left out in spring counts from its end on; one that comes twice in autumn is the second.
 */
export function polishInstant({ year, month, day }: Day, minutes: number): Date {
  const shown = Date.UTC(year, month - 1, day, 0, minutes);
  // An hour or two too late, behind any change of the clocks; then with the offset that holds there.
  const near = new Date(shown - polishOffset(new Date(shown)));
  return new Date(shown - polishOffset(near));
}

/** What a clock in Poland shows at an instant: "2026-11-21 14:05". */
export function polishTime(instant: Date): string {
  const local = new TZDate(+instant, 'Europe/Warsaw');
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [local.getFullYear(), two(local.getMonth() + 1), two(local.getDate())].join('-');
  return `${day} ${two(local.getHours())}:${two(local.getMinutes())}`;
}
