import { expect, test } from '@jest/globals';
import { readPlaceSize } from './place-size.js';

test.each([
  ['3,5', 350],
  ['350', 350],
  ['4', 400],
  ['4 m', 400],
  ['19', 1900],
  ['20', 20],
  ['1500 mm', 150],
  ['50 m', 5000],
])('the size of a place %j is %d cm', (text, size) => {
  expect(readPlaceSize(text)).toBe(size);
});

test.each(['', '0', '51 m', '-3', 'duży', '3,5 kg'])('%j is no size of a place', (text) => {
  expect(readPlaceSize(text)).toBeNull();
});
