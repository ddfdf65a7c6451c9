import type { SunPosition } from '#engine/goods/sun/sun-position';

/** The rendered seasons of the garden: summer and snow, by day and in evening light. */
export type Season = 'day' | 'evening' | 'winter' | 'winter-evening';

/** The first days of March and of December, as days of the year. */
const SPRING = 60;

const WINTER = 335;

/** The altitude of the sun below which the garden is in evening light, degrees. */
const LOW_SUN = 1.5;

/** The garden's look at a time: evening light where the sun is low or down, snow from December to February. */
export function seasonAt(dayOfYear: number, { altitude }: Pick<SunPosition, 'altitude'>): Season {
  const isWinter = dayOfYear < SPRING || dayOfYear >= WINTER;
  if (altitude < LOW_SUN) return isWinter ? 'winter-evening' : 'evening';
  return isWinter ? 'winter' : 'day';
}

/** Whether lamps are on. */
export const isDark = (season: Season): boolean =>
  season === 'evening' || season === 'winter-evening';
