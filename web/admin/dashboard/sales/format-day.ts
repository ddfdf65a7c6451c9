const UTC = { timeZone: 'UTC' } as const;
const range = new Intl.DateTimeFormat('pl-PL', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  ...UTC,
});
const short = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'numeric', ...UTC });
const shortMonth = new Intl.DateTimeFormat('pl-PL', { month: 'short', year: '2-digit', ...UTC });

const instant = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** "21.11" */
export const formatShortDay = (day: string): string => short.format(instant(day));

/** "lis 26" */
export const formatShortMonth = (day: string): string => shortMonth.format(instant(day));

/** From one day to another: "1–21 lis 2026". */
export const formatDays = (from: string, to: string): string =>
  range.formatRange(instant(from), instant(to));
