import type { Configuration } from '../configuration/configuration.js';
import { familyOf } from '../families/families.js';
import type { Advice } from './advice.js';
import type { Locality } from './locality.js';

export const TOLERANCE: Advice = {
  code: 'tolerance',
  text: 'Tolerancja wymiarów gotowej osłony wynosi ±2\u00a0cm, chyba że karta produktu podaje inną.',
  source: 'zwyczajowe warunki producentów osłon na wymiar',
};

/** Advice on a configuration, the most important first. */
export function adviceOn(configuration: Configuration, locality: Locality | null): Advice[] {
  const advice = familyOf(configuration.category).advice(configuration, locality);
  return [...advice, TOLERANCE].filter((one) => one !== null);
}
