import { expect, test } from '@jest/globals';
import { parseSize } from './size-text.js';

test.each([
  ['350', 350],
  [' 350 cm', 350],
  ['350\u00a0cm', 350],
  ['3,5', 350],
  ['3.5 m', 350],
  ['3,55m', 355],
  ['4 m', 400],
  ['3500 mm', 350],
  ['350,4 cm', 350],
  ['300,5', 301],
  ['120.0', 120],
  ['19,99', 1999],
  ['20,5', 21],
  ['0', 0],
])('reads %j as %d cm', (text, size) => {
  expect(parseSize(text)).toBe(size);
});

test.each(['', 'cm', 'abc', '-5', '3,5,0', '4x3', '1e3', '12 km'])(
  'takes %j for no size',
  (text) => {
    expect(parseSize(text)).toBeNull();
  },
);
