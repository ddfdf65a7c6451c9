import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { validCase } from '../../testing/arbitraries.js';
import { PRODUCTS } from '../../testing/products.js';
import type { ConfigurationRequest } from '../configuration/configuration.js';
import { defaultSizes } from '../configuration/limits.js';
import { validate } from '../configuration/validate.js';
import type { Category } from '../families/categories.js';
import { familyOf } from '../families/families.js';
import { derive } from '../model/derive.js';
import { adviceOn } from './advice-on.js';
import type { Advice } from './advice.js';
import { localityOf } from './locality.js';
import { snowOnRoof, snowZoneOf } from './snow.js';

const LODZ = localityOf('90-001');
const AT_280 = { placement: { mountingHeight: 280 } };

function advise(
  category: Category,
  request: Partial<ConfigurationRequest>,
  locality = LODZ,
): readonly Advice[] {
  const { configuration, issues } = validate(
    { ...defaultSizes(PRODUCTS[category]), width: 400, ...request },
    PRODUCTS[category],
  );
  if (!configuration) throw new Error(JSON.stringify(issues));
  return adviceOn(configuration, locality);
}

const textOf = (advice: readonly Advice[], code: string): string | undefined =>
  advice.find((one) => one.code === code)?.text.replaceAll('\u00a0', ' ');

describe('an awning', () => {
  it('of 400 × 300 cm bears 840 N of wind and hangs 73 cm lower in front', () => {
    const advice = advise('markizy', { projection: 300, ...AT_280 });
    expect(textOf(advice, 'awning_wind')).toContain('z siłą ok. 840 N (jak ciężar 86 kg)');
    expect(textOf(advice, 'awning_drop')).toBe(
      'Belka frontowa jest o 73 cm niżej niż kaseta: przy montażu na 280 cm prześwit pod falbaną wynosi 175 cm.',
    );
  });

  it('with a basket hangs lower than its wall profile, because it has no cassette', () => {
    const advice = advise('markizy', { variant: 'koszowe', projection: 150, ...AT_280 });
    expect(textOf(advice, 'awning_drop')).toContain(
      'Belka frontowa jest o 46 cm niżej niż profil ścienny:',
    );
  });

  it('that would reach the terrace leaves nothing below its valance', () => {
    const long = { ...PRODUCTS.markizy, maxProjection: 400 };
    const steep = { width: 600, projection: 400, placement: { mountingHeight: 220, slope: 30 } };
    const { configuration, warnings } = validate(steep, long);
    expect(textOf(adviceOn(configuration!, LODZ), 'awning_drop')).toBe(
      'Belka frontowa jest o 200 cm niżej niż kaseta: przy montażu na 220 cm falbana sięgnęłaby tarasu.',
    );
    expect(warnings).toMatchObject([
      { message: 'Rozwinięta markiza sięgnęłaby tarasu.', repair: { value: 432 } },
    ]);
    expect(derive(configuration!).clearHeight).toBeNull();
  });

  // The same figures are in a table of content/articles/5-jak-zmierzyc-okno-i-taras.md.
  it.each([
    [150, 36, 212],
    [200, 48, 200],
    [250, 60, 188],
    [300, 73, 175],
    [350, 85, 163],
  ])(
    'of %d cm comes down by %d cm and leaves %d cm below its valance',
    (projection, drop, left) => {
      const text = textOf(advise('markizy', { projection, ...AT_280 }), 'awning_drop')!;
      expect(text).toContain(`${drop} cm niżej`);
      expect(text).toContain(`wynosi ${left} cm.`);
    },
  );
});

describe('a roof', () => {
  it.each([
    ['50-001', '1. strefie', '57 kg/m²', false],
    ['90-001', '2. strefie', '73 kg/m²', false],
    ['80-180', '3. strefie', '98 kg/m²', false],
    ['16-400', '4. strefie', '130 kg/m²', true],
  ])('in %s is in the %s: %s', (city, zone, load, engineer) => {
    for (const category of ['pergole', 'zadaszenia'] as const) {
      const text = textOf(advise(category, { projection: 300 }, localityOf(city)), 'snow_load');
      expect(text).toContain(zone);
      expect(text).toContain(load);
      expect(/konstruktor\./.test(text!)).toBe(engineer);
    }
  });

  it('is built for the most severe zone in which the postcode may lie', () => {
    const advice = advise('pergole', { projection: 300 }, localityOf('05-500'));
    expect(textOf(advice, 'snow_load')).toBe(
      'Piaseczno i okolice (woj. mazowieckie) mogą leżeć w 2. albo 3. strefie śniegowej (liczymy dla ostrzejszej): potrzeba tu co najmniej ok. 98 kg/m², a ten dach unosi ok. 83 kg/m² śniegu. To za mało: policz go w kroku „Montaż” dla 3. strefy.',
    );
  });

  it.each([
    ['pergole', {}, 83],
    ['pergole', { width: 300 }, 236],
    ['pergole', { placement: { snowZone: 4 } }, 862],
    ['zadaszenia', { projection: 350 }, 132],
    ['zadaszenia', { projection: 350, variant: 'szklane' }, 113],
    ['zadaszenia', { width: 270, projection: 200, variant: 'szklane' }, 131],
  ] as const)('of %s with %o bears %i kg/m²', (category, request, load) => {
    const text = textOf(advise(category, { projection: 300, ...request }, null), 'snow_load');
    expect(text).toContain(`Ten dach unosi ok. ${load} kg/m² śniegu`);
  });

  it('says in front of a house when a drift is heavier than what it bears', () => {
    const driftOn = (width: number) =>
      textOf(advise('pergole', { projection: 300, width }), 'snow_drift');
    expect(driftOn(400)).toMatch(/To więcej, niż unosi ten dach \(.*zgarnij śnieg spod ściany\.$/);
    expect(driftOn(250)).not.toContain('To więcej');
  });

  it('is built so that it bears the snow of its zone, whatever its size', () => {
    const roofs = validCase.filter(({ product }) => /pergole|zadaszenia/.test(product.category));
    fc.assert(
      fc.property(roofs, ({ request, product }) => {
        const { configuration } = validate(request, product);
        const needed = snowOnRoof(snowZoneOf(configuration!));
        const capacity = familyOf(product.category).snowCapacity?.(configuration!);
        expect(capacity).toBeGreaterThanOrEqual(needed - 1e-6);
      }),
    );
  });

  it('gets no wind where no place is given', () => {
    const advice = advise('pergole', { projection: 300 }, null);
    expect(textOf(advice, 'wind_zone')).toBeUndefined();
  });

  it('is to be rolled in before a storm only where it has side screens', () => {
    const windOn = (category: Category, request = {}) =>
      textOf(advise(category, { projection: 300, ...request }), 'wind_zone');
    const zone = 'Łódź i okolice (woj. łódzkie) leżą w 1. strefie wiatrowej';
    const speed = 'z bazową prędkością wiatru od 22 m/s (79 km/h)';
    expect(windOn('zadaszenia')).toBe(`${zone} ${speed}.`);
    expect(windOn('pergole')).toBe(`${zone} ${speed}.`);
    const screened = windOn('pergole', { options: { sideScreens: 1 } });
    expect(screened).toBe(`${zone} ${speed}: przed burzą zwiń osłony boczne.`);
    expect(windOn('markizy')).toContain(': przed burzą zwiń lub podnieś osłony.');
  });

  it.each([
    [2, 300, '199 kg/m² (współczynnik 2,2 zamiast 0,8)'],
    [3, 300, '265 kg/m² (współczynnik 2,2 zamiast 0,8)'],
    [5, 300, '442 kg/m² (współczynnik 2,2 zamiast 0,8)'],
  ])('in zone %d bears a drift in front of the house', (snowZone, height, text) => {
    const request = { projection: 300, height, placement: { snowZone } };
    expect(textOf(advise('pergole', request), 'snow_drift')).toContain(text);
    const free = { ...request, variant: 'wolnostojace' };
    expect(textOf(advise('pergole', free), 'snow_drift')).toBeUndefined();
    expect(textOf(advise('zadaszenia', { projection: 300 }), 'snow_drift')).toContain('zaspę');
  });

  it.each([
    [350, 400, /14 m² \(do 35 m²\) nie wymaga pozwolenia na budowę ani zgłoszenia\./],
    [700, 500, /35 m² \(do 35 m²\) nie wymaga/],
    [700, 501, /35,07 m² \(od 35 do 50 m²\) wymaga zgłoszenia\./],
    [1000, 501, /50,1 m² \(ponad 50 m²\) wymaga pozwolenia na budowę\./],
  ])('of %i × %i cm is judged by building law', (width, projection, text) => {
    const wide = { ...PRODUCTS.pergole, maxWidth: 1200, maxProjection: 800 };
    const { configuration } = validate({ width, projection, height: 280 }, wide);
    expect(textOf(adviceOn(configuration!, LODZ), 'building_law')).toMatch(text);
  });
});

describe('a facade blind', () => {
  it.each([
    [200, 'klasę wiatrową 4', '61 km/h'],
    [201, 'klasę wiatrową 3', '49 km/h'],
    [300, 'klasę wiatrową 3', '49 km/h'],
    [301, 'klasę wiatrową 2', '38 km/h'],
    [401, 'klasę wiatrową 1', '28 km/h'],
  ])('of C50 slats, %i cm wide, has %s: up to %s', (width, windClass, speed) => {
    const request = { variant: 'c50', width, height: 250 };
    const { configuration } = validate(request, { ...PRODUCTS.zaluzje, maxWidth: 500 });
    const text = textOf(adviceOn(configuration!, LODZ), 'blind_wind_class');
    expect(text).toContain(windClass);
    expect(text).toContain(speed);
  });

  it('of other slats is not given a class', () => {
    const advice = advise('zaluzje', { variant: 'c80', width: 200, height: 200 });
    expect(textOf(advice, 'blind_wind_class')).toBeUndefined();
  });
});

it('a ZIP screen with guides has advice on wind, one without has none', () => {
  const request = { width: 250, height: 200 };
  const zip = advise('refleksole', { ...request, options: { zipGuides: 2 } });
  expect(textOf(zip, 'zip_wind')).toContain('60 km/h');
  expect(textOf(advise('refleksole', request), 'zip_wind')).toBeUndefined();
});

it('a roller blind with a chain has advice on children, one with a motor has none', () => {
  const request = { width: 120, height: 160 };
  expect(textOf(advise('rolety', request), 'child_safety')).toContain('napinacz');
  const motorised = advise('rolety', { ...request, controlType: 'electric' });
  expect(textOf(motorised, 'child_safety')).toBeUndefined();
});

it('every advice names a source and makes no promise', () => {
  const forbidden =
    /każdy wiatr|całoroczn|bez pozwolenia|ekologiczn|najtani|satysfakcj|klasę? wiatrow\S+ 3 .*markiz/i;
  fc.assert(
    fc.property(
      validCase,
      fc.constantFrom('90-001', '16-400', '25-001', ''),
      ({ request, product }, city) => {
        const { configuration } = validate(request, product);
        const advice = adviceOn(configuration!, localityOf(city));
        expect(new Set(advice.map(({ code }) => code)).size).toBe(advice.length);
        for (const { text, source } of advice) {
          expect(text).toMatch(/^[A-ZŁŚŻ].*[.]$/);
          expect(text).not.toMatch(/NaN|undefined|null/);
          expect(text).not.toMatch(forbidden);
          expect(source.length).toBeGreaterThan(10);
        }
      },
    ),
  );
});
