import type { OpeningCalendar } from '../../../engine/shop/opening-hours.js';
import type { Env } from '../../shared/env.js';
import type { OpeningHours } from './content.payloads.js';

type Span = Env['COMPANY_HOURS_WEEKDAYS'];

/** The week's hours, as texts and as minutes since midnight. */
export function openingHoursOf(env: Env): OpeningHours[] {
  return [
    row('Poniedziałek–piątek', [1, 2, 3, 4, 5], env.COMPANY_HOURS_WEEKDAYS),
    row('Sobota', [6], env.COMPANY_HOURS_SATURDAY),
    row('Niedziela', [7], env.COMPANY_HOURS_SUNDAY),
  ];
}

/** The hours of each day from Sunday on, in minutes since midnight; null when closed. */
export function weekOf(env: Env): OpeningCalendar['week'] {
  const { COMPANY_HOURS_WEEKDAYS: weekday, COMPANY_HOURS_SATURDAY: saturday } = env;
  return [env.COMPANY_HOURS_SUNDAY, weekday, weekday, weekday, weekday, weekday, saturday];
}

function row(label: string, days: number[], span: Span): OpeningHours {
  return {
    label,
    days,
    hours: span ? `${clock(span.opens)}–${clock(span.closes)}` : 'nieczynne',
    opens: span?.opens ?? null,
    closes: span?.closes ?? null,
  };
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
