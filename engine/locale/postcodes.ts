import type { Locality } from '../place/advice.js';
import type { SnowZone } from '../place/snow.js';

const POSTCODE = /^(\d{2})-?(\d{3})$/;

/**
 * Cities whose zone of PN-EN 1991-1-3 is certain, by prefix of their postcodes. Zones do not follow postcodes: for
 * all other places the zone is unknown.
 */
const ZONES: readonly { starts: readonly string[]; name: string; snowZone: SnowZone }[] = [
  { starts: ['00', '01', '02', '03', '04'], name: 'Warszawa', snowZone: 2 },
  { starts: ['08-110'], name: 'Siedlce', snowZone: 3 },
  { starts: ['10'], name: 'Olsztyn', snowZone: 4 },
  { starts: ['15'], name: 'Białystok', snowZone: 4 },
  { starts: ['16-400'], name: 'Suwałki', snowZone: 4 },
  { starts: ['20'], name: 'Lublin', snowZone: 3 },
  { starts: ['35'], name: 'Rzeszów', snowZone: 3 },
  { starts: ['40'], name: 'Katowice', snowZone: 2 },
  { starts: ['50', '51', '52', '53', '54'], name: 'Wrocław', snowZone: 1 },
  { starts: ['60', '61'], name: 'Poznań', snowZone: 2 },
  { starts: ['64-100'], name: 'Leszno', snowZone: 1 },
  { starts: ['65'], name: 'Zielona Góra', snowZone: 1 },
  { starts: ['80'], name: 'Gdańsk', snowZone: 3 },
  { starts: ['90', '91', '92', '93', '94'], name: 'Łódź', snowZone: 2 },
];

/** The place of a postcode ("90-001" or "90001"); null for other texts. */
export function localityOf(text: string): Locality | null {
  const [, area, place] = POSTCODE.exec(text.trim()) ?? [];
  if (!area || !place) return null;
  const postcode = `${area}-${place}`;
  const known = ZONES.find(({ starts }) => starts.some((start) => postcode.startsWith(start)));
  return known ?? { name: postcode, snowZone: null };
}
