import { longDate } from '../../engine/long-date.js';

const dateTime = new Intl.DateTimeFormat('pl-PL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Warsaw',
});

const exactTime = new Intl.DateTimeFormat('pl-PL', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Warsaw',
});

/** ISO time as a Polish date in Warsaw: "21 listopada 2026". */
export function formatDate(iso: string): string {
  return longDate(new Date(iso));
}

/** ISO time as a Polish date and hour in Warsaw: "21 listopada 2026 14:05". */
export function formatDateTime(iso: string): string {
  return dateTime.format(new Date(iso));
}

/** ISO time to the second, in Warsaw: "21 listopada 2026 14:05:09". */
export function formatExactTime(iso: string): string {
  return exactTime.format(new Date(iso));
}
