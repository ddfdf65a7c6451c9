import { areaOf } from '../../configuration/area.js';
import type { Configuration } from '../../configuration/configuration.js';
import type { Advice } from '../../place/advice.js';

/** Test pressure of wind class 2 in N/m², and one kilogram in newtons. */
const CLASS_2 = { pressure: 70, kilogram: 9.81, speed: 38 } as const;
/** Headroom that tall people need, and mounting height of awnings; cm. */
const HEADROOM = 200;
const HUNG_AT = 280;
/** Slope of the cloth in degrees, at which rain runs off. */
const SLOPE = 14;
const WIND_NORM = 'PN-EN 13561, klasa wiatrowa 2: 70\u00a0N/m²';

const STORM: Advice = {
  code: 'awning_storm',
  text: 'Markiza to nie dach: przy śniegu, burzy i\u00a0wietrze powyżej 38\u00a0km/h trzeba ją zwinąć.',
  source: WIND_NORM,
};

export function awningAdvice(configuration: Configuration): readonly Advice[] {
  return [dropOf(configuration), windOn(configuration), STORM];
}

/** The drop of an awning and the headroom below it; the projection is measured along the cloth. */
function dropOf({ projection, width }: Configuration): Advice {
  const drop = Math.round((projection ?? width) * Math.sin((SLOPE * Math.PI) / 180));
  const left = HUNG_AT - drop;
  const tight = left < HEADROOM ? ' To mało: zawieś ją wyżej albo wybierz krótszy wysięg.' : '';
  return {
    code: 'awning_drop',
    text: `Przednia krawędź jest ${drop}\u00a0cm niżej niż kaseta: z\u00a0${HUNG_AT}\u00a0cm wysokości zostaje ${left}\u00a0cm.${tight}`,
    source: `spadek ok. ${SLOPE}°, przy którym spływa deszcz`,
  };
}

function windOn(configuration: Configuration): Advice {
  const kilograms = Math.round((areaOf(configuration) * CLASS_2.pressure) / CLASS_2.kilogram);
  return {
    code: 'awning_wind',
    text: `Wiatr klasy 2 (do ${CLASS_2.speed}\u00a0km/h) naciska na tę tkaninę z\u00a0siłą ok. ${kilograms}\u00a0kg, dlatego przed montażem sprawdzamy ścianę.`,
    source: WIND_NORM,
  };
}
