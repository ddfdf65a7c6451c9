import { postcodeOf } from '../../locale/postcode.js';
import { POSTCODE_AREAS } from './postcode-areas.js';
import { type SnowZone, isSnowZone } from './snow.js';

/** Wind zones of PN-EN 1991-1-4: inland, the coast, the mountains. */
export type WindZone = 1 | 2 | 3;

/** The area of a postcode. */
export interface Locality {
  /** The town that the area is named after. */
  readonly name: string;
  readonly voivodeship: string;
  /** The zone for the structure: the most severe of those that the area may lie in. */
  readonly snowZone: SnowZone;
  /** The least severe snow zone that the area may lie in. */
  readonly leastSnowZone: SnowZone;
  readonly windZone: WindZone;
}

const AREA = /^(\d{2}(?:-\d+)?) (.+) (\d)(?:-(\d))?([!^]?)$/;
const LONGEST_PREFIX = '64-100'.length;

/** The area of a postcode, by its longest known prefix; null for other texts and unknown areas. */
export function localityOf(text: string): Locality | null {
  const postcode = postcodeOf(text);
  if (!postcode) return null;
  for (let length = LONGEST_PREFIX; length >= 2; length -= 1) {
    const found = areas().get(postcode.slice(0, length));
    if (found) return found;
  }
  return null;
}

let parsed: ReadonlyMap<string, Locality> | undefined;

/** Parsed at the first use: a page that is opened without a postcode need not wait for it. */
function areas(): ReadonlyMap<string, Locality> {
  parsed ??= new Map(
    Object.entries(POSTCODE_AREAS).flatMap(([voivodeship, list]) =>
      list.split(',').map((text) => areaOf(voivodeship, text.trim())),
    ),
  );
  return parsed;
}

function areaOf(voivodeship: string, text: string): [string, Locality] {
  const [, prefix = '', name = '', least, most = least, wind] = AREA.exec(text) ?? [];
  const [leastSnowZone, snowZone] = [Number(least), Number(most)];
  if (!isSnowZone(leastSnowZone) || !isSnowZone(snowZone))
    throw new RangeError(`not an area: ${text}`);
  const windZone = wind === '!' ? 2 : wind === '^' ? 3 : 1;
  return [prefix, { name, voivodeship, snowZone, leastSnowZone, windZone }];
}
