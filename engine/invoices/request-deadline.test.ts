import { expect, it } from '@jest/globals';
import { lastRequestDay } from './request-deadline.js';

it.each([
  ['2026-11-01', '2027-02-28'],
  ['2026-11-30', '2027-02-28'],
  ['2026-01-31', '2026-04-30'],
  ['2027-11-15', '2028-02-29'],
  ['2026-12-31', '2027-03-31'],
])('goods of %s can be invoiced on request until %s', (deliveredOn, last) => {
  expect(lastRequestDay(deliveredOn)).toBe(last);
});
