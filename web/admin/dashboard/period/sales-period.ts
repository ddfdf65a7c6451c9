import { FIRST_DAY, LAST_DAY, addDays, countDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { GRANULARITIES, MOST_DAYS, mayShow } from '#engine/trade/shop/sales-period';
import type { SalesGranularity } from '../../../apollo/schema.generated';
import { date, oneOf } from '../../kit/list/list-filters';

export const PRESETS = ['7d', '30d', '90d', '12m'] as const;
export type Preset = (typeof PRESETS)[number];

const DEFAULT_PRESET: Preset = '30d';
const PRESET_DAYS: Record<Exclude<Preset, '12m'>, number> = { '7d': 7, '30d': 30, '90d': 90 };

const preset = oneOf<Preset>(PRESETS);
const granularity = oneOf<SalesGranularity>(GRANULARITIES);

/** The period from the URL; first and last day (inclusive, Europe/Warsaw). */
export interface SalesPeriod {
  from: string;
  to: string;
  /** null for custom days. */
  preset: Preset | null;
  /** null for the default of the period's length. */
  granularity: SalesGranularity | null;
}

/** Reads the period from the URL; invalid parameters count as absent. */
export function readPeriod(params: URLSearchParams, now: Date): SalesPeriod {
  const days = ownDays(params) ?? presetDays(params, now);
  const chosen = granularity.read(params.get('by') ?? '');
  return { ...days, granularity: chosen && mayShow(days, chosen) ? chosen : null };
}

/** The days of a preset, ending today. */
export function daysOf(name: Preset, now: Date): { from: string; to: string } {
  const to = polishClock(now).day;
  if (name !== '12m') return { from: addDays(to, 1 - PRESET_DAYS[name]), to };
  const [year = 0, month = 0, day = 0] = to.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year - 1, month, 0)).getUTCDate();
  const yearAgo = new Date(Date.UTC(year - 1, month - 1, Math.min(day, lastOfMonth)));
  return { from: addDays(yearAgo.toISOString().slice(0, 10), 1), to };
}

/** The error message for an invalid period; null for a valid one. */
export function problemOf(from: string, to: string): string | null {
  if (from < FIRST_DAY || to > LAST_DAY) return 'Podaj dni z\u00a0lat 2000–2100.';
  if (from > to) return 'Okres kończy się, zanim się zacznie.';
  return countDays(from, to) > MOST_DAYS ? 'Okres może obejmować najwyżej 10\u00a0lat.' : null;
}

/** The URL parameters with these changes; null removes a parameter. */
export function writePeriod(
  params: URLSearchParams,
  change: Partial<Record<'period' | 'from' | 'to' | 'by', string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value === null || (name === 'period' && value === DEFAULT_PRESET)) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

function ownDays(params: URLSearchParams) {
  const from = date.read(params.get('from') ?? '');
  const to = date.read(params.get('to') ?? '');
  return from && to && problemOf(from, to) === null ? { from, to, preset: null } : null;
}

function presetDays(params: URLSearchParams, now: Date) {
  const name = preset.read(params.get('period') ?? '') ?? DEFAULT_PRESET;
  return { ...daysOf(name, now), preset: name };
}
