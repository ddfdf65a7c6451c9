import type { Env } from '../../shared/env/env.js';
import { weekOf } from '../content/opening-hours.js';
import { holidaysAround } from '../content/public-holidays.js';
import type { Clock } from './due-time.js';

/** The company's opening hours, public holidays and the current time. */
export function clockOf({ env }: { env: Env }): Clock {
  const now = new Date();
  return { calendar: { week: weekOf(env), holidays: holidaysAround(now) }, now };
}
