import { expect, test } from '@jest/globals';
import { guaranteeEnd, serialNumbers } from './guarantee.js';

test.each([
  ['2026-11-29', 5, '2031-11-29'],
  ['2028-02-29', 5, '2033-02-28'],
  ['2028-02-29', 4, '2032-02-29'],
  ['2026-12-31', 10, '2036-12-31'],
])('a guarantee from %s for %i years ends on %s', (begins, years, end) => {
  expect(guaranteeEnd(begins, years)).toBe(end);
});

test('the pieces of a line are numbered by order, line and piece', () => {
  expect(serialNumbers(17, 0, 2)).toEqual(['17-1-1', '17-1-2']);
});
