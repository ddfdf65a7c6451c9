import { polishInstant } from '#engine/locale/polish-time';

const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

/**
 * Converts the value of an `<input type="datetime-local">` ("2026-11-23T10:30"), read as Polish time, to an ISO instant
 * in UTC; null for an invalid value.
 */
export function readPolishTime(text: string): string | null {
  const parts = LOCAL_TIME.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [year, month, day, hour, minute] = parts as [number, number, number, number, number];
  return polishInstant({ year, month, day }, hour * 60 + minute).toISOString();
}
