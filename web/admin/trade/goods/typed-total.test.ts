import { expect, test } from '@jest/globals';
import { readDiscount, typedDiscount } from './typed-total';

test.each([
  ['0.00', ''],
  ['90.00', '90'],
  ['12.50', '12,50'],
])('a stored discount of %s is shown as people type it: "%s"', (stored, shown) => {
  expect(typedDiscount(stored)).toBe(shown);
});

test.each([
  ['', '0'],
  [' 12,50 ', '12.50'],
  ['90', '90'],
])('"%s" as a typed discount is sent as %s', (typed, sent) => {
  expect(readDiscount(typed)).toBe(sent);
});
