import { MARKIZY } from './markizy.js';
import { PERGOLE } from './pergole.js';
import { REFLEKSOLE } from './refleksole.js';
import { ROLETY } from './rolety.js';
import type { SeedProduct } from './seed-product.js';
import { ZADASZENIA } from './zadaszenia.js';
import { ZALUZJE } from './zaluzje.js';

/** The whole demo catalogue in id order. Ids 1-6 are the configurator's default products. */
export const SEED_PRODUCTS: readonly SeedProduct[] = [
  ...MARKIZY,
  ...PERGOLE,
  ...ZALUZJE,
  ...ZADASZENIA,
  ...REFLEKSOLE,
  ...ROLETY,
].toSorted((a, b) => a.id - b.id);
