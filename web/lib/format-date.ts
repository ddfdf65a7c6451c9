const timeZone = 'Europe/Warsaw';
const date = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone });
const dateTime = new Intl.DateTimeFormat('pl-PL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
});

/** ISO time as a Polish date in Warsaw: "21 listopada 2026". */
export function formatDate(iso: string): string {
  return date.format(new Date(iso));
}

/** ISO time as a Polish date and hour in Warsaw: "21 listopada 2026 14:05". */
export function formatDateTime(iso: string): string {
  return dateTime.format(new Date(iso));
}
