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
