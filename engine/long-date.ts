const long = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'Europe/Warsaw' });

/** The day that it is in Warsaw at an instant: "21 listopada 2026". */
export function longDate(instant: Date): string {
  return long.format(instant);
}
