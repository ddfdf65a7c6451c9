import type { SunPosition } from '../../../../../engine/sun/sun-position.js';

/** The garden as it is rendered: summer by day, after sunset, and under snow. */
export type Season = 'day' | 'evening' | 'winter';

/** First day of March and of December. */
const SPRING = 60;
const WINTER = 335;
/** Below this altitude the garden lies in the evening's light, degrees. */
const LOW_SUN = 1.5;

/** The garden's look at a time: dusk where the sun is low, snow from December to February. */
export function seasonAt(dayOfYear: number, { altitude }: Pick<SunPosition, 'altitude'>): Season {
  if (altitude < LOW_SUN) return 'evening';
  return dayOfYear < SPRING || dayOfYear >= WINTER ? 'winter' : 'day';
}
