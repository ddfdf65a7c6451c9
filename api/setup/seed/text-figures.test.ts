import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ConfigurationRequest } from '#engine/goods/configuration/configuration';
import { overallText } from '#engine/goods/configuration/overall';
import { validate } from '#engine/goods/configuration/validate';
import { VALANCE, awningOf, clearHeightOf } from '#engine/goods/families/awning/layout';
import { familyOf } from '#engine/goods/families/families';
import { OVERLAP, PLAY } from '#engine/goods/families/mounting';
import { POST as PERGOLA_POST } from '#engine/goods/families/pergola/structure';
import { rollerBlindSafetyNotes } from '#engine/goods/families/roller-blind/texts';
import { POST as ROOF_POST } from '#engine/goods/families/roof/structure';
import { fittingFacts } from '#engine/goods/model/fitting-facts';
import { partsListOf } from '#engine/goods/model/parts-list';
import { buildingLawAdvice } from '#engine/goods/place/advice';
import { adviceOn } from '#engine/goods/place/advice-on';
import { formatZloty } from '#engine/goods/price/money';
import { price } from '#engine/goods/price/price';
import { initialPriceList } from '#engine/goods/price/price-list';
import { cityOf } from '#engine/goods/sun/places';
import { shadeAt } from '#engine/goods/sun/sunny-day';
import { configurableProduct } from '../../features/catalogue/configurable-product.js';
import { PROJECT_ROOT } from '../../shared/project-files.js';
import { SEED_PRODUCTS } from './products.js';

const ARTICLES = join(PROJECT_ROOT, 'content/articles');
const PAGES = join(PROJECT_ROOT, 'content/pages');
const MIDSUMMER = { year: 2026, month: 6, day: 21 };
const WALLS = { wschód: 90, południe: 180, 'południowy zachód': 225, zachód: 270 };

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const textIn = (...path: string[]): string => plain(readFileSync(join(...path), 'utf8'));

function article(id: number): string {
  const file = readdirSync(ARTICLES).find((name) => name.startsWith(`${id}-`));
  return textIn(ARTICLES, file ?? '');
}

const page = (slug: string): string => textIn(PAGES, `${slug}.md`);

function made(productId: number, request: ConfigurationRequest) {
  const product = SEED_PRODUCTS.find(({ id }) => id === productId);
  if (!product) throw new Error(`no product ${productId}`);
  const { configuration } = validate(request, configurableProduct(product));
  if (!configuration) throw new Error('cannot be made');
  return { configuration, product: configurableProduct(product) };
}

function shade(facade: number, hour: number): string {
  const { configuration } = made(1, {
    width: 400,
    projection: 300,
    placement: { mountingHeight: 280 },
  });
  const surroundings = { place: cityOf('lodz'), facade };
  const { sunlight, area } = shadeAt(configuration, surroundings, MIDSUMMER, hour * 60);
  return sunlight === 'behind_house' ? 'cień domu' : `${area.toFixed(1).replace('.', ',')} m²`;
}

it('texts that name the wall for the tensioner of a chain name the frame, too, as the safety notes do', () => {
  const articles = Array.from({ length: 9 }, (_, index) => article(index + 1));
  const descriptions = SEED_PRODUCTS.map(({ description }) => description);
  const fixing = [...articles, ...descriptions, ...rollerBlindSafetyNotes]
    .flatMap((text) => text.split(/[.;:]\s/))
    .filter((sentence) => /napinacz.*ścian/.test(sentence));
  expect(fixing.length).toBeGreaterThan(4);
  expect(fixing.filter((sentence) => !/ścian\S+ lub ram/.test(sentence))).toEqual([]);
});

it.each([10, 12, 13, 14, 16, 17])(
  'the shade of the first article at %i:00 is the engine’s',
  (hour) => {
    const cells = Object.values(WALLS).map((facade) => shade(facade, hour));
    expect(article(1)).toContain(`| ${hour}:00 | ${cells.join(' | ')} |`);
  },
);

it.each([12, 14, 16])('the shade in the café article at %i:00 is the engine’s', (hour) => {
  expect(article(8)).toContain(`- o ${hour}:00 około ${shade(WALLS.południe, hour)}`);
});

it.each<[string, number, number, ConfigurationRequest]>([
  ['Markiza kasetowa 400 × 300 cm', 2, 1, { width: 400, projection: 300 }],
  ['Zadaszenie z poliwęglanu 400 × 350 cm', 2, 4, { width: 400, projection: 350 }],
  ['zadaszenie ze szkłem hartowanym', 2, 4, { width: 400, projection: 350, variant: 'szklane' }],
  ['Pergola lamelowa przyścienna', 2, 2, { width: 400, projection: 400, height: 280 }],
  ['żaluzja fasadowa C80', 7, 3, { width: 120, height: 150 }],
  ['refleksol', 7, 5, { width: 120, height: 150 }],
  ['z dwiema prowadnicami ZIP', 7, 5, { width: 120, height: 150, options: { zipGuides: 2 } }],
  ['roleta materiałowa', 7, 6, { width: 120, height: 150 }],
])('the price of „%s” in article %i is the shop’s', (name, id, productId, request) => {
  const { configuration, product } = made(productId, request);
  const amount = formatZloty(price(configuration, product, initialPriceList()).total);
  const line = article(id)
    .split('\n')
    .find((text) => text.startsWith('-') && text.includes(name));
  expect(line).toContain(plain(amount));
});

it('motor and wind sensor cost what the third article says', () => {
  const { electric, options } = initialPriceList();
  const text = article(3);
  expect(text).toContain(`silnik kosztuje w dniu publikacji ${electric / 100} zł`);
  expect(text).toContain(`czujnik wiatru ${(options.markizy?.['windSensor'] ?? 0) / 100} zł`);
});

it('the awning of the café article has the price of the shop, and pays for itself within its first season', () => {
  const { configuration, product } = made(1, {
    width: 400,
    projection: 300,
    controlType: 'electric',
    options: { windSensor: true, ledLighting: true },
  });
  const { total } = price(configuration, product, initialPriceList());
  expect(article(8)).toContain(`w dniu publikacji ${plain(formatZloty(total))}`);
  const months = total / 100 / (4 * 45 * 0.6 * 15);
  expect(Math.floor(months)).toBe(4);
  const season = ['maja', 'czerwca', 'lipca', 'sierpnia', 'września'];
  expect(months).toBeLessThan(season.length);
  expect(article(8)).toContain(`w pierwszym sezonie, który trwa od ${season[0]} do ${season[4]}`);
});

/** How far the front of an awning mounted at 280 cm drops, and the height left below its valance, in whole cm. */
function hanging(projection: number): { drop: number; left: number } {
  const placement = { mountingHeight: 280 };
  const { configuration } = made(7, { width: 500, projection, placement });
  const { top, lowest } = awningOf({ ...configuration, projection });
  const left = Math.round(clearHeightOf({ ...configuration, projection }));
  return { drop: Math.round(top - 10 - lowest), left };
}

describe('the clear height below an awning', () => {
  it.each([200, 250, 300, 350, 400])(
    'is that of the model at a projection of %i cm',
    (projection) => {
      const { drop, left } = hanging(projection);
      expect(article(5)).toContain(`| ${projection} cm | ${drop} cm | ${left} cm |`);
    },
  );

  it('is the same in all other texts', () => {
    const { drop, left } = hanging(300);
    expect(page('montaz')).toContain(`o ${drop} cm niżej niż kaseta`);
    expect(page('montaz')).toContain(`zawieszonej na 280 cm zostaje ${left} cm`);
    expect(article(1)).toContain(`o ${drop} cm przy wysięgu 300 cm`);
    expect(article(1)).toContain(`pod falbaną zostałoby wtedy tylko ${left - 30} cm`);
    expect(article(1)).toContain(`zostają w tym drugim przypadku ${hanging(350).left} cm`);
    const [smaller, larger] = [hanging(250).drop, hanging(400).drop];
    expect(page('doradztwo')).toContain(`o ${smaller} cm niżej niż kaseta`);
    expect(page('doradztwo')).toContain(`przy wysięgu 400 cm o ${larger} cm`);
  });
});

it('clearance and overlap at a window are those of the measuring assistant', () => {
  const [across, down] = [PLAY.width, PLAY.height].map((play) => `${play}`.replace('.', ','));
  expect(article(5)).toContain(`od szerokości odejmij ${across} cm luzu, od wysokości ${down} cm`);
  expect(article(5)).toContain(`odejmij ${down} cm luzu oraz miejsce na rurę lub kasetę`);
  expect(page('montaz')).toContain(
    `odejmij od szerokości ${across} cm luzu, a od wysokości ${down} cm luzu i miejsce na skrzynkę`,
  );
  expect(article(5)).toContain(
    `po ${OVERLAP} cm z każdej strony, a do jej wysokości ${OVERLAP} cm`,
  );
  expect(article(5)).toContain(`powiększona o zakład: po ${OVERLAP} cm z każdej strony`);
  expect(article(5)).toContain(`dodaj ${OVERLAP} cm zakładu u dołu`);
});

it('a screen in ZIP guides is as much wider than ordered as the configurator says', () => {
  const options = { zipGuides: 2 };
  const { configuration } = made(5, { width: 200, height: 200, options });
  expect(plain(overallText(configuration) ?? '')).toContain('całość 202,4 ×');
  expect(article(5)).toContain('jest o 2,4 cm szerszy od zamówionego wymiaru');
});

it('the wind load on a cloth of 400 × 300 cm is that of the advice', () => {
  const { configuration } = made(1, { width: 400, projection: 300 });
  const advice = adviceOn(configuration, null).find(({ code }) => code === 'awning_wind');
  const force = /\d+ N/.exec(plain(advice?.text ?? ''))?.[0];
  expect(article(8)).toContain(`z siłą około ${force}`);
});

it.each([
  ['the page on advice', () => page('doradztwo')],
  ['the second article', () => article(2)],
])('building law in %s is that of the advice', (_, text) => {
  const [, free] = /do (\d+) m²/.exec(plain(buildingLawAdvice(10).text)) ?? [];
  const [, notified] = /ponad (\d+) m²/.exec(plain(buildingLawAdvice(80).text)) ?? [];
  expect(text()).toContain(`do ${free} m²`);
  expect(text()).toContain(`powyżej ${notified} m²`);
  const [since] = /7 stycznia 2026/.exec(plain(buildingLawAdvice(10).source)) ?? [];
  expect(text()).toContain(`od ${since}`);
});

it('delivery is counted from the order in every text', () => {
  const lines = [...readdirSync(PAGES).map((name) => textIn(PAGES, name)), article(8)].flatMap(
    (text) => text.split('\n').filter((line) => line.includes('{{terms.delivery}}')),
  );
  expect(lines.length).toBeGreaterThanOrEqual(4);
  for (const line of lines) expect(line).toMatch(/od złożenia zamówienia/i);
});

function specificationOf(id: number, name: string): string {
  const product = SEED_PRODUCTS.find((one) => one.id === id);
  return plain(new Map(product?.specifications).get(name) ?? '');
}

describe('what a product’s card says is what the model builds', () => {
  it.each([1, 7, 10])('arms of awning %i', (id) => {
    const arms = (width: number): number => {
      const { configuration } = made(id, { width, projection: 250 });
      const pieces = partsListOf(configuration).filter(({ kind }) => kind === 'arm');
      return pieces.reduce((sum, { count }) => sum + count, 0) / 2;
    };
    expect([arms(550), arms(551)]).toEqual([2, 3]);
    expect(specificationOf(id, 'Ramiona')).toMatch(/^2 łamane.*powyżej 550 cm – 3$/);
  });

  it.each([4, 20, 21, 22, 23])('the fall of roof %i', (id) => {
    const [from = 0, to = 0] = specificationOf(id, 'Spadek dachu').match(/\d+/g)?.map(Number) ?? [];
    for (const projection of [
      SEED_PRODUCTS[id - 1]?.minProjection,
      SEED_PRODUCTS[id - 1]?.maxProjection,
    ]) {
      const { configuration } = made(id, { width: 300, projection: projection ?? 200 });
      const fall = fittingFacts(configuration).find(({ label }) => label === 'Spadek dachu');
      const degrees = Number.parseInt(fall?.value ?? '', 10);
      expect(degrees).toBeGreaterThanOrEqual(from);
      expect(degrees).toBeLessThanOrEqual(to);
    }
  });

  it.each([4, 20, 21])('the gutter of roof %i, a part of its own along the front beam', (id) => {
    const { configuration } = made(id, { width: 300, projection: 300 });
    const pieces = partsListOf(configuration);
    const lengthOf = (part: string) => pieces.find(({ kind }) => kind === part)?.cut[0] ?? 0;
    expect(lengthOf('gutter')).toBeGreaterThan(lengthOf('beam'));
    expect(specificationOf(id, 'Odwodnienie')).toBe('rynna wzdłuż belki frontowej');
  });

  it('the valance', () => {
    expect(specificationOf(11, 'Falbana')).toContain(`${VALANCE} cm`);
  });

  it.each([5, 25, 26])('the box of screen %i', (id) => {
    const { configuration } = made(id, { width: 250, height: 200 });
    const [box] = /\d+ × \d+ cm/.exec(plain(overallText(configuration) ?? '')) ?? [];
    expect(specificationOf(id, 'Skrzynka')).toContain(box);
  });

  it.each([
    [8, 'Kaseta', { width: 260, projection: 160 }],
    [27, 'Kaseta', { width: 120, height: 150 }],
  ])('the cassette of product %i', (id, name, request) => {
    const { configuration } = made(id, request);
    const [box] = /\d+ × \d+ cm/.exec(plain(overallText(configuration) ?? '')) ?? [];
    expect(specificationOf(id, name)).toContain(box);
  });

  it.each([
    [2, 'Słupy', PERGOLA_POST],
    [12, 'Słupy', PERGOLA_POST],
    [13, 'Słupy', PERGOLA_POST],
    [15, 'Słupy', PERGOLA_POST],
    [4, 'Słupy', ROOF_POST],
    [22, 'Podparcie', ROOF_POST],
  ])('the posts of product %i', (id, name, post) => {
    expect(specificationOf(id, name)).toContain(`${post} × ${post} cm`);
  });

  it('how many posts roof 4 stands on', () => {
    const sizes = [
      { width: 300, projection: 200 },
      { width: 700, projection: 450 },
    ];
    const counts = sizes.flatMap((size) =>
      [1, 5].map((snowZone) => {
        const { configuration } = made(4, { ...size, placement: { snowZone } });
        return partsListOf(configuration).find(({ kind }) => kind === 'post')?.count ?? 0;
      }),
    );
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([2, 4]);
    expect(specificationOf(4, 'Słupy')).toContain('od dwóch do czterech');
  });

  it('the heater, of which a roof has one', () => {
    const { configuration } = made(23, {
      width: 700,
      projection: 400,
      options: { infraredHeating: true },
    });
    const heater = partsListOf(configuration).find(({ kind }) => kind === 'heater');
    const option = familyOf('zadaszenia').options.find(({ code }) => code === 'infraredHeating');
    expect(heater).toMatchObject({ name: 'Promiennik', count: 1 });
    expect(option?.label).toBe('Promiennik podczerwieni');
    expect(specificationOf(23, 'Ogrzewanie')).toContain('promiennik podczerwieni');
  });

  it.each([12, 18])('from which size on product %i needs a motor', (id) => {
    const product = SEED_PRODUCTS.find((each) => each.id === id)!;
    const { area, width } = familyOf(product.category).movedByHand!;
    const description = plain(product.description);
    expect(description).toContain(`${area} m²`);
    if (width) expect(description).toContain(`${width} cm szerokości`);
  });
});

function pergolaFor(code: string): ConfigurationRequest {
  const point = familyOf('pergole').startingPoints.find((each) => each.code === code);
  if (!point) throw new Error(`no starting point ${code}`);
  return point.request;
}

it.each([
  ['od-zachodu', WALLS.zachód, 17],
  ['na-wschod', WALLS.wschód, 9],
])(
  'the screens of the pergola %s at least double the shade under a low sun',
  (code, facade, hour) => {
    const { configuration } = made(2, pergolaFor(code));
    const surroundings = { place: cityOf('lodz'), facade };
    const shareOf = (options: Record<string, number>): number =>
      shadeAt({ ...configuration, options }, surroundings, MIDSUMMER, hour * 60).share;
    expect(shareOf(configuration.options)).toBeGreaterThan(2 * shareOf({}));
  },
);
