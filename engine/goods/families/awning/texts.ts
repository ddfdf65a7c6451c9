import { polishNumber } from '../../../locale/polish-number.js';
import { type Configuration, areaOf } from '../../configuration/configuration.js';
import type { MeasuringGuide } from '../../measuring/guide.js';
import {
  HEIGHT_READINGS,
  TERRACE_DEPTH,
  WALL_OBSTACLES,
  WALL_WIDTH,
} from '../../measuring/shared-guides.js';
import { windZoneAdvice, type Advice } from '../../place/advice.js';
import type { Locality } from '../../place/locality.js';
import { AUTOMATIC, AWAY_FROM_WIND, FALL, POWER } from '../../place/safety-notes.js';
import type { Benefit } from '../family.js';
import { CASSETTE, awningOf, clearHeightOf } from './layout.js';
import { placementNumber, SLOPE } from './placement.js';

export const awningBenefits: readonly Benefit[] = [
  {
    title: 'Cień wtedy, gdy chcesz',
    text: 'Rozwijasz markizę w\u00a0słoneczny dzień, a\u00a0po zwinięciu niebo jest znów otwarte.',
  },
  {
    title: 'Wymiar co do centymetra',
    text: 'Szerokość i\u00a0wysięg dobierasz do swojego tarasu, balkonu albo wejścia.',
  },
  {
    title: 'Kolory do elewacji',
    text: 'Tkaninę i\u00a0kolor konstrukcji oglądasz na podglądzie, a\u00a0próbki zamówisz do domu.',
  },
];

export const awningSafetyNotes: readonly string[] = [
  `Wyrób wg PN-EN\u00a013561. ${AWAY_FROM_WIND}`,
  'Nie wieszaj niczego na ramionach ani na tkaninie i\u00a0nie pozwalaj dzieciom huśtać się na nich.',
  'Ramiona markizy kasetowej są napięte sprężynami: nie rozkręcaj ich samodzielnie, mogą zranić.',
  'Nie rozpalaj grilla ani ogniska pod rozwiniętą markizą.',
  AUTOMATIC,
  POWER,
  FALL,
];

export const awningMeasuring: MeasuringGuide = {
  title: 'Zmierz taras pod markizę',
  introduction:
    'Wpisz odczyty z\u00a0miary. Wybierzemy najmniejszy, przy markizie kasetowej zostawimy miejsce na pokrywy kasety, a\u00a0wymiar wstawimy do konfiguratora.',
  lengths: [
    WALL_WIDTH,
    TERRACE_DEPTH,
    {
      target: 'mountingHeight',
      label: 'Wysokość montażu',
      hint: 'Od tarasu do miejsca, w\u00a0którym będzie górna krawędź markizy.',
      readings: HEIGHT_READINGS,
    },
  ],
  hasDiagonals: false,
  obstacles: WALL_OBSTACLES,
};

/** Wind class 2: test pressure in N/m² and wind speed in km/h; and the weight of a kilogram in newtons. */
const CLASS_2 = { pressure: 70, kilogram: 9.81, speed: 38 } as const;
const WIND_NORM = 'PN-EN 13561, klasa wiatrowa 2: 70\u00a0N/m²';

const STORM: Advice = {
  code: 'awning_storm',
  text: 'Markiza to nie dach: przy śniegu, burzy i\u00a0wietrze powyżej 38\u00a0km/h trzeba ją zwinąć.',
  source: WIND_NORM,
};

export function awningAdvice(
  configuration: Configuration,
  locality: Locality | null,
): readonly (Advice | null)[] {
  return [dropOf(configuration), windOn(configuration), windZoneAdvice(locality), STORM];
}

/**
 * How far the cloth falls from the wall to the front bar of the extended awning, and the headroom below the valance.
 */
function dropOf(configuration: Configuration): Advice {
  const { top, lowest } = awningOf(configuration);
  const slope = placementNumber(configuration, SLOPE);
  const isBasket = configuration.variant === 'koszowe';
  const atWall = isBasket ? top : top - CASSETTE / 2;
  const drop = Math.round(atWall - lowest);
  const left = Math.round(clearHeightOf(configuration));
  const below =
    left > 0 ? `prześwit pod falbaną wynosi ${left}\u00a0cm` : 'falbana sięgnęłaby tarasu';
  const upper = isBasket ? 'profil ścienny' : 'kaseta';
  return {
    code: 'awning_drop',
    text: `Belka frontowa jest o\u00a0${drop}\u00a0cm niżej niż ${upper}: przy montażu na ${top}\u00a0cm ${below}.`,
    source: `nachylenie ${slope}°; deszcz spływa od ok. 14°`,
  };
}

function windOn(configuration: Configuration): Advice {
  const newtons = areaOf(configuration) * CLASS_2.pressure;
  const force = `${polishNumber(newtons, { most: 0 })}\u00a0N`;
  const weight = `${polishNumber(newtons / CLASS_2.kilogram, { most: 0 })}\u00a0kg`;
  return {
    code: 'awning_wind',
    text: `Wiatr o\u00a0prędkości ${CLASS_2.speed}\u00a0km/h (granica 2.\u00a0klasy wiatrowej) działa na tę tkaninę z\u00a0siłą ok. ${force} (jak ciężar ${weight}), dlatego przed montażem sprawdzamy ścianę.`,
    source: WIND_NORM,
  };
}
