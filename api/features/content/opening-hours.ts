import type { OpeningCalendar } from '#engine/trade/shop/opening-hours';
import type { Env } from '../../shared/env/env.js';
import type { OpeningHours } from './content.payloads.js';

type Span = { opens: number; closes: number } | null;

/** The hours of calls where no opening hours are configured. They are used inside, and shown to nobody. */
const CALLING_HOURS: Span = { opens: 8 * 60, closes: 16 * 60 };

/** The week's hours, as texts and as minutes since midnight; empty where they are not configured. */
export function openingHoursOf(env: Env): OpeningHours[] {
  return [
    row('Poniedziałek–piątek', [1, 2, 3, 4, 5], env.COMPANY_HOURS_WEEKDAYS),
    row('Sobota', [6], env.COMPANY_HOURS_SATURDAY),
    row('Niedziela', [7], env.COMPANY_HOURS_SUNDAY),
  ].flat();
}

/** The hours of each day from Sunday on, in minutes since midnight; null when closed. */
export function weekOf(env: Env): OpeningCalendar['week'] {
  const {
    COMPANY_HOURS_WEEKDAYS: weekday = CALLING_HOURS,
    COMPANY_HOURS_SATURDAY: saturday = null,
    COMPANY_HOURS_SUNDAY: sunday = null,
  } = env;
  return [sunday, weekday, weekday, weekday, weekday, weekday, saturday];
}

function row(label: string, days: number[], span: Span | undefined): OpeningHours[] {
  if (span === undefined) return [];
  const hours = span ? `${clock(span.opens)}–${clock(span.closes)}` : 'nieczynne';
  return [{ label, days, hours, opens: span?.opens ?? null, closes: span?.closes ?? null }];
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
