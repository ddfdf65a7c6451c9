import { expect, it } from '@jest/globals';
import { lastIssueDay, lastRequestDay } from './request-deadline.js';

it.each([
  ['2026-11-01', '2027-02-28'],
  ['2026-11-30', '2027-02-28'],
  ['2026-01-31', '2026-04-30'],
  ['2027-11-15', '2028-02-29'],
  ['2026-12-31', '2027-03-31'],
])('goods of %s can be invoiced on request until %s', (deliveredOn, last) => {
  expect(lastRequestDay(deliveredOn)).toBe(last);
});

it.each([
  ['2026-11-28', null, '2026-12-15'],
  ['2026-12-01', null, '2027-01-15'],
  ['2026-11-28', '2026-11-30', '2026-12-15'],
  ['2026-11-28', '2026-12-01', '2026-12-16'],
  ['2026-11-28', '2027-02-20', '2027-03-07'],
])('an invoice of %s, requested on %s, is issued by %s', (tradedOn, requestedOn, day) => {
  expect(lastIssueDay(tradedOn, requestedOn)).toBe(day);
});
