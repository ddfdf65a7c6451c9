import { TZDate } from '@date-fns/tz';

/** A day of the calendar. */
export interface Day {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  readonly day: number;
}

/**
 * The instant at which a clock in Poland shows so many minutes after midnight, whatever the zone of this computer. An
 * hour that is left out in spring counts from its end on; one that comes twice in autumn is the second.
 */
export function polishInstant({ year, month, day }: Day, minutes: number): Date {
  const hour = Math.floor(minutes / 60);
  return new Date(+new TZDate(year, month - 1, day, hour, minutes % 60, 'Europe/Warsaw'));
}

/** What a clock in Poland shows at an instant: "2026-11-21 14:05". */
export function polishTime(instant: Date): string {
  const local = new TZDate(+instant, 'Europe/Warsaw');
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [local.getFullYear(), two(local.getMonth() + 1), two(local.getDate())].join('-');
  return `${day} ${two(local.getHours())}:${two(local.getMinutes())}`;
}
