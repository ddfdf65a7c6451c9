import { exactTime, longDate, longTime, timeInSentence } from '#engine/locale/polish-time';

/** An ISO time as a Polish date in Warsaw: "21 listopada 2026". */
export function formatDate(iso: string): string {
  return longDate(new Date(iso));
}

/** An ISO time as Polish date and time in Warsaw, for tables and lists: "21 listopada 2026, 14:05". */
export function formatDateTime(iso: string): string {
  return longTime(new Date(iso));
}

/** An ISO time in Warsaw, for sentences: "21 listopada 2026, godz. 4:05". */
export function formatTimeInSentence(iso: string): string {
  return timeInSentence(new Date(iso));
}

/** An ISO time to the second in Warsaw, for sentences: "21 listopada 2026, godz. 4:05:09". */
export function formatExactTime(iso: string): string {
  return exactTime(new Date(iso));
}
