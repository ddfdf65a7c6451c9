import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { polishNumber } from './polish-number.js';

test.each([
  [0, {}, '0'],
  [-0, {}, '0'],
  [12, {}, '12'],
  [1234.5, {}, '1 234,5'],
  [-1234.5, {}, '−1 234,5'],
  [-0.001, {}, '0'],
  [999.995, {}, '1 000'],
  [1.005, {}, '1,01'],
  [1234567.05, { least: 2 }, '1 234 567,05'],
  [4.8, { least: 1, most: 1 }, '4,8'],
  [5, { least: 1, most: 1 }, '5,0'],
  [1.9311, { most: 4 }, '1,9311'],
  [4889.6, { most: 0 }, '4 890'],
])('%p with %p is %p', (value, digits, text) => {
  expect(polishNumber(value, digits)).toBe(text.replaceAll(' ', '\u00a0'));
});

test('equals the output of Intl, but for its minus', () => {
  const decimal = fc
    .tuple(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.integer({ min: 0, max: 6 }))
    .map(([number, shift]) => number / 10 ** shift);
  fc.assert(
    fc.property(decimal, fc.nat(4), fc.nat(4), (value, one, other) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)];
      const intl = new Intl.NumberFormat('pl-PL', {
        useGrouping: 'always',
        minimumFractionDigits: least,
        maximumFractionDigits: most,
      });
      expect(polishNumber(value, { least, most })).toBe(
        intl
          .format(value)
          .replace(/^-(?=[0,]+$)/, '')
          .replace('-', '\u2212'),
      );
    }),
  );
});
