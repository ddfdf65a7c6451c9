import { expect, test } from '@jest/globals';
import { NEW_PRODUCT, toInput } from './product-form-values';

const SIZES = {
  minWidth: 200,
  maxWidth: 400,
  minHeight: 100,
  maxHeight: 250,
  minProjection: 150,
  maxProjection: 300,
};
const NO_HEIGHT = { minHeight: null, maxHeight: null };
const NO_PROJECTION = { minProjection: null, maxProjection: null };

test.each([
  ['markizy', NO_HEIGHT],
  ['zaluzje', NO_PROJECTION],
  ['rolety', NO_PROJECTION],
] as const)('only the sizes of the category %s are sent', (category, without) => {
  const input = toInput({ ...NEW_PRODUCT.values, ...SIZES, category });
  expect(input).toMatchObject({ ...SIZES, ...without });
});
