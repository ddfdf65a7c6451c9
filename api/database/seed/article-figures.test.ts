import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ConfigurationRequest } from '../../../engine/configuration/configuration.js';
import { formatZloty } from '../../../engine/price/money.js';
import { initialPriceList } from '../../../engine/price/price-list.js';
import { price } from '../../../engine/price/price.js';
import { cityOf } from '../../../engine/sun/places.js';
import { shadeAt } from '../../../engine/sun/sunny-day.js';
import { validate } from '../../../engine/configuration/validate.js';
import { configurableProduct } from '../../features/configurator/configurable-product.js';
import { PROJECT_ROOT } from '../../shared/project-root.js';
import { SEED_PRODUCTS } from './products.js';

const ARTICLES = join(PROJECT_ROOT, 'content/articles');
const MIDSUMMER = { year: 2026, month: 6, day: 21 };
const WALLS = { wschód: 90, południe: 180, 'południowy zachód': 225, zachód: 270 };

function article(id: number): string {
  const file = readdirSync(ARTICLES).find((name) => name.startsWith(`${id}-`));
  return readFileSync(join(ARTICLES, file ?? ''), 'utf8').replaceAll('\u00a0', ' ');
}

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

it.each([10, 12, 13, 14, 16, 17])(
  'the shade of the first article at %i:00 is the engine’s',
  (hour) => {
    const cells = Object.values(WALLS).map((facade) => shade(facade, hour));
    expect(article(1)).toContain(`| ${hour}:00 | ${cells.join(' | ')} |`);
  },
);

it.each([12, 14, 16])('so is that of the café at %i:00', (hour) => {
  expect(article(8)).toContain(`- o ${hour}:00 około ${shade(WALLS.południe, hour)}`);
});

it.each<[string, number, number, ConfigurationRequest]>([
  ['Markiza kasetowa 400 × 300 cm', 2, 1, { width: 400, projection: 300 }],
  ['Zadaszenie z poliwęglanu 400 × 350 cm', 2, 4, { width: 400, projection: 350 }],
  [
    'zadaszenie ze szkłem hartowanym',
    2,
    4,
    { width: 400, projection: 350, roofMaterial: 'szklane' },
  ],
  ['Pergola lamelowa przyścienna', 2, 2, { width: 400, projection: 400, height: 280 }],
  ['żaluzja fasadowa C80', 7, 3, { width: 120, height: 150 }],
  ['refleksol', 7, 5, { width: 120, height: 150 }],
  ['roleta materiałowa', 7, 6, { width: 120, height: 150 }],
])('the price of „%s” in article %i is the shop’s', (name, id, productId, request) => {
  const { configuration, product } = made(productId, request);
  const amount = formatZloty(price(configuration, product, initialPriceList()).total);
  const line = article(id)
    .split('\n')
    .find((text) => text.startsWith('-') && text.includes(name));
  expect(line).toContain(amount.replaceAll('\u00a0', ' '));
});

it('motor and wind sensor cost what the third article says', () => {
  const { electric, options } = initialPriceList();
  const text = article(3);
  expect(text).toContain(`silnik kosztuje w dniu publikacji ${electric / 100} zł`);
  expect(text).toContain(`czujnik wiatru ${(options.markizy?.['windSensor'] ?? 0) / 100} zł`);
});
