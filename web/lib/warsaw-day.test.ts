import { expect, test } from '@jest/globals';

import { dayBegins, warsawDay } from './warsaw-day';

test.each([
  ['2026-11-21', 0, '2026-11-20T23:00:00.000Z'],
  ['2026-07-01', 0, '2026-06-30T22:00:00.000Z'],
  ['2026-12-31', 1, '2026-12-31T23:00:00.000Z'],
  ['2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', 1, '2026-10-25T23:00:00.000Z'],
])('%s and %i days', (day, daysLater, instant) => {
  expect(dayBegins(day, daysLater)).toBe(instant);
});

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
  ['2026-10-25T22:59:59Z', '2026-10-25'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s it is %s in Warsaw', (instant, day) => {
  expect(warsawDay(new Date(instant))).toBe(day);
});
