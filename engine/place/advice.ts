import { areaOf } from '../configuration/area.js';
import type { Category } from '../families/categories.js';
import type { Configuration } from '../configuration/configuration.js';
import { windClassOf } from './wind-class.js';

/** Something worth knowing about a configuration, with the figure it rests on and where that comes from. */
export interface Advice {
  readonly code: string;
  readonly text: string;
  readonly source: string;
}

/** What advice may depend on besides the configuration. */
export interface Locality {
  readonly name: string;
  /** Zone of PN-EN 1991-1-3, where it is known. */
  readonly snowZone: SnowZone | null;
}

export type SnowZone = 1 | 2 | 3 | 4;

/** Load on a flat roof in kg/m²: 0.8 of the characteristic load of the ground (kN/m²), at its least in the zone. */
const SNOW_LOADS: Readonly<Record<SnowZone, number>> = { 1: 57, 2: 73, 3: 98, 4: 130 };
/** From here on an engineer has to look at the roof. */
const HEAVY_SNOW: SnowZone = 4;
/** Test pressure of wind class 2 in N/m², and one kilogram in newtons. */
const CLASS_2 = { pressure: 70, kilogram: 9.81, speed: 38 } as const;
/** cm that tall people pass under, and over the ground where awnings are hung. */
const HEADROOM = 200;
const HUNG_AT = 280;
/** Of the cloth, in degrees: rain runs off. */
const FALL = 14;
const NBSP = '\u00a0';

const WIND_NORM = 'PN-EN 13561, klasa wiatrowa 2: 70\u00a0N/m²';
export const TOLERANCE: Advice = {
  code: 'tolerance',
  text: 'Tolerancja wymiarów gotowej osłony wynosi ±2\u00a0cm, o\u00a0ile karta produktu nie stanowi inaczej.',
  source: 'zwyczajowe warunki producentów osłon na wymiar',
};
const HEAT: Advice = {
  code: 'heat_outside',
  text: 'Osłona zewnętrzna zatrzymuje ok. 85% ciepła słońca, wewnętrzna ok. 41%.',
  source:
    'BRE: współczynnik g szyby podwójnej 0,59, z\u00a0osłoną zewnętrzną 0,09, z\u00a0wewnętrzną 0,35',
};

const ADVISERS: Readonly<
  Record<Category, (configuration: Configuration, locality: Locality | null) => (Advice | null)[]>
> = {
  markizy: (configuration) => [dropOf(configuration), windOn(configuration), NOT_A_ROOF],
  pergole: (_, locality) => [snowOn(locality)],
  zaluzje: (configuration) => [windClassAdvice(configuration), HEAT],
  zadaszenia: (_, locality) => [snowOn(locality)],
  refleksole: (configuration) => [zipInWind(configuration), HEAT],
  rolety: () => [HEAT, CHILDREN],
};

/** What to know before ordering this, most important first; nothing is said without a figure and its source. */
export function adviceOn(configuration: Configuration, locality: Locality | null): Advice[] {
  const advice = ADVISERS[configuration.category](configuration, locality);
  return [...advice, TOLERANCE].filter((one) => one !== null);
}

/** How far an awning comes down, and what is left above the heads; the projection is measured along the cloth. */
function dropOf({ projection, width }: Configuration): Advice {
  const drop = Math.round((projection ?? width) * Math.sin((FALL * Math.PI) / 180));
  const left = HUNG_AT - drop;
  const tight = left < HEADROOM ? ' To mało: zawieś ją wyżej albo wybierz krótszy wysięg.' : '';
  return {
    code: 'awning_drop',
    text: `Przednia krawędź jest ${drop}${NBSP}cm niżej niż kaseta: z${NBSP}${HUNG_AT}${NBSP}cm wysokości zostaje ${left}${NBSP}cm.${tight}`,
    source: `spadek ok. ${FALL}°, przy którym spływa deszcz`,
  };
}

function windOn(configuration: Configuration): Advice {
  const kilograms = Math.round((areaOf(configuration) * CLASS_2.pressure) / CLASS_2.kilogram);
  return {
    code: 'awning_wind',
    text: `Wiatr klasy 2 (do ${CLASS_2.speed}${NBSP}km/h) naciska na tę tkaninę z${NBSP}siłą ok. ${kilograms}${NBSP}kg, dlatego przed montażem sprawdzamy ścianę.`,
    source: WIND_NORM,
  };
}

const NOT_A_ROOF: Advice = {
  code: 'awning_storm',
  text: 'Markiza to nie dach: przy śniegu, burzy i\u00a0wietrze powyżej 38\u00a0km/h trzeba ją zwinąć.',
  source: WIND_NORM,
};

/** Nothing where no place is named, or its zone is not sure. */
function snowOn(locality: Locality | null): Advice | null {
  if (!locality?.snowZone) return null;
  const { name, snowZone } = locality;
  const check = snowZone >= HEAVY_SNOW ? ' Konstrukcję musi tu sprawdzić konstruktor.' : '';
  return {
    code: 'snow_load',
    text: `${name} leży w${NBSP}${snowZone}. strefie śniegowej: dach musi unieść co najmniej ok. ${SNOW_LOADS[snowZone]}${NBSP}kg/m², przy ścianie domu więcej.${check}`,
    source: 'PN-EN 1991-1-3, dach płaski: 0,8 obciążenia gruntu w\u00a0strefie',
  };
}

function windClassAdvice(configuration: Configuration): Advice | null {
  const found = windClassOf(configuration);
  if (!found) return null;
  return {
    code: 'blind_wind_class',
    text: found.windClass
      ? `Przy ${configuration.width}${NBSP}cm szerokości żaluzja w${NBSP}prowadnicach ma klasę wiatrową ${found.windClass}: może zostać opuszczona przy wietrze do ${found.speed}${NBSP}km/h.`
      : `Powyżej 450${NBSP}cm szerokości żaluzja nie ma klasy wiatrowej: przy wietrze trzeba ją podnieść. Lepsze będą dwie węższe.`,
    source: 'PN-EN 13659, tabela producenta dla lameli 50\u00a0mm do wysokości 400\u00a0cm',
  };
}

function zipInWind({ options }: Configuration): Advice | null {
  if (!options['zipGuides']) return null;
  return {
    code: 'zip_wind',
    text: 'Ekran ZIP zwijamy przy wietrze powyżej 60\u00a0km/h, a\u00a0poruszamy nim tylko do 30\u00a0km/h.',
    source: 'instrukcja producenta ekranów ZIP (Renson Fixscreen)',
  };
}

const CHILDREN: Advice = {
  code: 'child_safety',
  text: 'Sznury i\u00a0łańcuszki trzymaj napięte i\u00a0poza zasięgiem dzieci: napinacz trzeba przykręcić do ściany.',
  source: 'PN-EN 13120, bezpieczeństwo osłon wewnętrznych',
};
