import { polishNumber } from '../../locale/polish-number.js';
import type { Locality, WindZone } from './locality.js';
import { type SnowZone, driftFactor, inKilograms, snowOnRoof } from './snow.js';

/** A piece of advice on a configuration in Polish, with the source of its figures. */
export interface Advice {
  readonly code: string;
  readonly text: string;
  readonly source: string;
}

/** When the figures here were last compared with norms and law. */
const CHECKED = 'sprawdzone w\u00a0listopadzie 2026';

/** From this zone on an engineer has to check the roof. */
const HEAVY_SNOW: SnowZone = 4;
const MOUNTAINS: SnowZone = 5;

export const HEAT: Advice = {
  code: 'heat_outside',
  text: 'Osłona zewnętrzna zatrzymuje ok. 85% ciepła słonecznego, wewnętrzna ok. 41%.',
  source:
    'BRE: współczynnik g szyby podwójnej 0,59, z\u00a0osłoną zewnętrzną 0,09, z\u00a0wewnętrzną 0,35',
};

/** How a roof stands up to snow: the zone for which it is built, and the load in N/m² that it bears. */
export interface SnowBearing {
  readonly zone: SnowZone;
  readonly capacity: number;
}

/** Advice on what a roof bears, and what snow weighs at a place; without a place, in the zone for which it is built. */
export function snowAdvice(roof: SnowBearing, locality: Locality | null): Advice {
  const zone = locality?.snowZone ?? roof.zone;
  const needed = `${inKilograms(snowOnRoof(zone))}\u00a0kg/m²`;
  const borne = `dach unosi ok. ${inKilograms(roof.capacity)}\u00a0kg/m² śniegu`;
  const place = locality && `${areaText(locality)} ${snowZonesText(locality.leastSnowZone, zone)}`;
  const figures = place
    ? `${place}: potrzeba tu co najmniej ok. ${needed}, a\u00a0ten ${borne}.`
    : `Ten ${borne}, a\u00a0w\u00a0${zone}. strefie śniegowej potrzeba ok. ${needed}. Podaj kod pocztowy, a\u00a0policzymy go dla Twojej strefy.`;
  const tooWeak =
    roof.capacity < snowOnRoof(zone)
      ? ` To za mało: policz go w\u00a0kroku „Montaż” dla ${zone}. strefy.`
      : '';
  const height = zone === MOUNTAINS ? ' W\u00a0górach obciążenie rośnie z\u00a0wysokością.' : '';
  const check = zone >= HEAVY_SNOW ? ' Projekt musi tu sprawdzić konstruktor.' : '';
  return {
    code: 'snow_load',
    text: `${figures}${tooWeak}${height}${check}`,
    source: `nośność: zginanie i\u00a0ugięcie profili według PN-EN 1999-1-1 (belki L/300, lamele i\u00a0krokwie L/200), szkła według EN 16612, bez słupów, połączeń i\u00a0płyt poliwęglanu; śnieg: PN-EN 1991-1-3 z\u00a0załącznikiem krajowym, 0,8 obciążenia gruntu w\u00a0strefie; ${CHECKED}`,
  };
}

/** "leżą w 2. strefie śniegowej", or the zones in which a place may lie and the one whose load is assumed. */
function snowZonesText(least: number, most: number): string {
  if (least === most) return `leżą w\u00a0${most}. strefie śniegowej`;
  if (most - least === 1)
    return `mogą leżeć w\u00a0${least}. albo ${most}. strefie śniegowej (liczymy dla ostrzejszej)`;
  return `mogą leżeć w\u00a0strefach śniegowych od\u00a0${least}. do\u00a0${most}. (liczymy dla najostrzejszej)`;
}

/** "Piaseczno i okolice (woj. mazowieckie)" */
const areaText = ({ name, voivodeship }: Locality): string =>
  `${name} i\u00a0okolice (woj.\u00a0${voivodeship})`;

/** A typical house of two storeys behind the roof of a terrace: height of its eaves and depth of its own roof, cm. */
const HOUSE = { height: 600, depth: 1000 } as const;
const CM_PER_M = 100;

/** Advice on the snow drift in front of the house, for a roof of this depth and height (cm) on its wall. */
export function driftAdvice(
  { zone, capacity }: SnowBearing,
  { depth, height }: { readonly depth: number; readonly height: number },
): Advice {
  const step = HOUSE.height - height;
  const factor = driftFactor(zone, { upper: HOUSE.depth, lower: depth, step });
  const load = snowOnRoof(zone, factor);
  const clear =
    load > capacity
      ? ` To więcej, niż unosi ten dach (${inKilograms(capacity)}\u00a0kg/m²): po zamieci zgarnij śnieg spod ściany.`
      : '';
  return {
    code: 'snow_drift',
    text: `Z\u00a0wyższego dachu domu wiatr nawiewa zaspę: śnieg przy ścianie może ważyć do ok. ${inKilograms(load)}\u00a0kg/m² (współczynnik ${polishNumber(factor, { most: 1 })} zamiast 0,8).${clear}`,
    source: `PN-EN 1991-1-3, 5.3.6, dla domu o\u00a0głębokości 10\u00a0m, z\u00a0dachem do 15° i\u00a0okapem ${polishNumber(step / CM_PER_M, { most: 1 })}\u00a0m nad zadaszeniem; ${CHECKED}`,
  };
}

/** Basic wind speed by zone, m/s, for places up to 300 m above the sea. */
const WIND: Readonly<Record<WindZone, { readonly speed: number; readonly where: string }>> = {
  1: { speed: 22, where: 'w\u00a01. strefie wiatrowej' },
  2: { speed: 26, where: 'w\u00a02. strefie wiatrowej, która obejmuje wybrzeże,' },
  3: {
    speed: 22,
    where: 'w\u00a03. strefie wiatrowej, górskiej (im wyżej, tym mocniej wieje),',
  },
};
const KMH_PER_MS = 3.6;

/** Advice on the wind of a place, with what to do before a storm, if anything can be done; null without a place. */
export function windZoneAdvice(
  locality: Locality | null,
  beforeStorm: string | null = 'zwiń lub podnieś osłony',
): Advice | null {
  if (!locality) return null;
  const { speed, where } = WIND[locality.windZone];
  const measure = beforeStorm === null ? '' : `: przed burzą ${beforeStorm}`;
  return {
    code: 'wind_zone',
    text: `${areaText(locality)} leżą ${where} z\u00a0bazową prędkością wiatru od ${speed}\u00a0m/s (${Math.round(speed * KMH_PER_MS)}\u00a0km/h)${measure}.`,
    source: `PN-EN 1991-1-4 z\u00a0załącznikiem krajowym, bazowa prędkość wiatru; ${CHECKED}`,
  };
}

/** m² of roof up to which neither permit nor notification is required, and up to which a notification is enough. */
const FREE_AREA = 35;
const NOTIFIED_AREA = 50;

/** What building law requires for a terrace with a roof of this area (m²). */
export function buildingLawAdvice(area: number): Advice {
  return {
    code: 'building_law',
    text: `Zadaszony taras o\u00a0powierzchni ${polishNumber(area)}\u00a0m² ${lawText(area)}. Strefa ochrony konserwatorskiej i\u00a0plan miejscowy mogą wymagać więcej: zapytaj w\u00a0starostwie albo urzędzie miasta.`,
    source: `Prawo budowlane w\u00a0brzmieniu od 7\u00a0stycznia 2026; ${CHECKED}`,
  };
}

function lawText(area: number): string {
  if (area <= FREE_AREA)
    return `(do ${FREE_AREA}\u00a0m²) nie wymaga pozwolenia na budowę ani zgłoszenia`;
  if (area <= NOTIFIED_AREA)
    return `(od ${FREE_AREA} do ${NOTIFIED_AREA}\u00a0m²) wymaga zgłoszenia`;
  return `(ponad ${NOTIFIED_AREA}\u00a0m²) wymaga pozwolenia na budowę`;
}
