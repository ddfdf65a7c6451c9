import { addDays } from '../../locale/day.js';

/** The days within which an invoice is issued that a consumer asks for after the month of sale or payment. */
const LATE_REQUEST_DAYS = 15;

/**
 * The last day on which a consumer may ask for an invoice of goods that were delivered on a day ("2026-11-21"): three
 * months after the end of the month of delivery (art. 106b ust. 3 pkt 1 of the VAT act).
 */
export function lastRequestDay(deliveredOn: string): string {
  const [year = 0, month = 0] = deliveredOn.split('-').map(Number);
  return new Date(Date.UTC(year, month + 3, 0)).toISOString().slice(0, 10);
}

/**
 * The last day on which an invoice may be issued: the 15th of the month after the delivery or payment on `tradedOn`;
 * where a consumer asks for it after the month of that day, 15 days after the request (art. 106i ust. 1, 2 and 6 of the
 * VAT act). `requestedOn` is null where nobody asked. All are ISO days.
 */
export function lastIssueDay(tradedOn: string, requestedOn: string | null): string {
  if (requestedOn && requestedOn.slice(0, 7) > tradedOn.slice(0, 7))
    return addDays(requestedOn, LATE_REQUEST_DAYS);
  const [year = 0, month = 0] = tradedOn.split('-').map(Number);
  return new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 10);
}
