import { longDate } from '../../engine/long-date.js';

const dateTime = new Intl.DateTimeFormat('pl-PL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
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
