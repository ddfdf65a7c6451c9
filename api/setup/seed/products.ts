import { AWNINGS } from './families/awning.js';
import { FACADE_BLINDS } from './families/facade-blind.js';
import { PERGOLAS } from './families/pergola.js';
import { ROLLER_BLINDS } from './families/roller-blind.js';
import { ROOFS } from './families/roof.js';
import { ZIP_SCREENS } from './families/zip-screen.js';
import type { SeedProduct } from './seed-product.js';

/** The whole demo catalogue in id order. Ids 1-6 are the configurator's default products. */
export const SEED_PRODUCTS: readonly SeedProduct[] = [
  ...AWNINGS,
  ...PERGOLAS,
  ...FACADE_BLINDS,
  ...ROOFS,
  ...ZIP_SCREENS,
  ...ROLLER_BLINDS,
].toSorted((a, b) => a.id - b.id);

/** DEMO DATA: average and number of ratings by id of the product, made up. The newest products have none yet. */
export const DEMO_RATINGS: Readonly<Record<number, readonly [average: number, count: number]>> = {
  1: [5, 124],
  2: [4.9, 87],
  3: [4.8, 63],
  4: [4.8, 52],
  5: [4.7, 71],
  6: [4.8, 96],
  7: [4.9, 58],
  8: [4.6, 34],
  9: [4.7, 41],
  10: [4.8, 26],
  11: [4.9, 17],
  12: [4.6, 22],
  13: [4.9, 38],
  14: [4.7, 19],
  15: [4.8, 12],
  16: [4.7, 29],
  17: [4.8, 15],
  18: [4.6, 11],
  19: [4.9, 8],
  20: [4.9, 31],
  21: [4.6, 44],
  22: [4.7, 27],
  24: [4.8, 36],
  25: [4.7, 23],
  26: [4.6, 14],
  27: [4.8, 47],
  28: [4.7, 18],
  29: [4.9, 9],
};
