import type { PublicHoliday } from './content.payloads.js';

/** This year and the next two: longer than any answer is kept. */
const YEARS = 3;

let known: Promise<PublicHoliday[]> | null = null;

/** The days on which shops in Poland are closed by law. The calendar is large: it is loaded when first asked for. */
export function publicHolidays(): Promise<PublicHoliday[]> {
  return (known ??= compute(new Date().getFullYear()));
}

async function compute(firstYear: number): Promise<PublicHoliday[]> {
  const { default: Holidays } = await import('date-holidays');
  const calendar = new Holidays('PL', { languages: 'pl' });
  return Array.from({ length: YEARS }, (_, offset) => calendar.getHolidays(firstYear + offset))
    .flat()
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({ date: date.slice(0, 10), name: commonName(name) }));
}

/** Of "Święto Państwowe; Święto Pracy" the name that people use. */
function commonName(name: string): string {
  return name.split(';').at(-1)?.trim() ?? name;
}
