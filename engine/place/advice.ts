import { type SnowZone, snowInKilograms } from './snow.js';

/** A piece of advice on a configuration, with its figure and the source. */
export interface Advice {
  readonly code: string;
  readonly text: string;
  readonly source: string;
}

/** Context of advice besides the configuration. */
export interface Locality {
  readonly name: string;
  /** Snow zone of PN-EN 1991-1-3; null if unknown. */
  readonly snowZone: SnowZone | null;
}

/** From this zone on an engineer has to check the roof. */
const HEAVY_SNOW: SnowZone = 4;

export const HEAT: Advice = {
  code: 'heat_outside',
  text: 'Osłona zewnętrzna zatrzymuje ok. 85% ciepła słońca, wewnętrzna ok. 41%.',
  source:
    'BRE: współczynnik g szyby podwójnej 0,59, z\u00a0osłoną zewnętrzną 0,09, z\u00a0wewnętrzną 0,35',
};

/** Advice on snow load; null without a place or with an unknown zone. */
export function snowAdvice(locality: Locality | null): Advice | null {
  if (!locality?.snowZone) return null;
  const { name, snowZone } = locality;
  const check = snowZone >= HEAVY_SNOW ? ' Konstrukcję musi tu sprawdzić konstruktor.' : '';
  return {
    code: 'snow_load',
    text: `${name} leży w\u00a0${snowZone}. strefie śniegowej: dach musi unieść co najmniej ok. ${snowInKilograms(snowZone)}\u00a0kg/m², przy ścianie domu więcej.${check}`,
    source: 'PN-EN 1991-1-3, dach płaski: 0,8 obciążenia gruntu w\u00a0strefie',
  };
}
