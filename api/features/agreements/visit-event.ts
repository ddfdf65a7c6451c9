import { longDay } from '#engine/locale/day';
import { clockText, polishClock } from '#engine/locale/polish-time';
import { VISIT_KIND_LABELS, type VisitKind } from '#engine/visits/kinds';
import type { VisitState } from '#engine/visits/states';
import type { CalendarEvent } from '../../shared/calendar-file.js';

/** What of a visit customers are told. */
export interface ToldVisit {
  id: string;
  kind: VisitKind;
  state: VisitState;
  address: string;
  sequence: number;
  arrivalFrom: Date | null;
  arrivalUntil: Date | null;
  updatedAt: Date;
}

/** The day of the arrival: "15 stycznia 2027"; empty without a time. */
export const arrivalDay = ({ arrivalFrom }: Pick<ToldVisit, 'arrivalFrom'>): string =>
  arrivalFrom ? longDay(polishClock(arrivalFrom).day) : '';

/** When the crew arrives: "15 stycznia 2027, 10:00–12:00". */
export function arrivalTime(visit: Pick<ToldVisit, 'arrivalFrom' | 'arrivalUntil'>): string {
  const [from, until] = [visit.arrivalFrom, visit.arrivalUntil].map(
    (instant) => instant && clockText(instant),
  );
  return `${arrivalDay(visit)}, ${from}–${until}`;
}

/** A visit in the customer's calendar: when the crew arrives. */
export const customerEvent = (visit: ToldVisit): CalendarEvent => ({
  ...eventOf(visit),
  start: isoOf(visit.arrivalFrom),
  end: isoOf(visit.arrivalUntil),
  summary: `${VISIT_KIND_LABELS[visit.kind]}: przyjazd ekipy`,
  description: 'O\u00a0podanej porze ekipa przyjeżdża i\u00a0zaczyna pracę.',
});

/** What the events of customer and crew share. */
export const eventOf = ({ id, sequence, address, state, updatedAt }: ToldVisit) => ({
  id,
  sequence,
  location: address,
  changedAt: updatedAt.toISOString(),
  isCancelled: state === 'cancelled',
});

export const isoOf = (instant: Date | null): string => (instant ?? new Date(0)).toISOString();
