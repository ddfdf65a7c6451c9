import { expect, test } from '@jest/globals';
import { dayBegins } from './warsaw-time';

test.each([
  ['2026-11-21', 0, '2026-11-20T23:00:00.000Z'],
  ['2026-07-01', 0, '2026-06-30T22:00:00.000Z'],
  ['2026-12-31', 1, '2026-12-31T23:00:00.000Z'],
  ['2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', 1, '2026-10-25T23:00:00.000Z'],
])('%s plus %i days begins in Warsaw at %s', (day, daysLater, instant) => {
  expect(dayBegins(day, daysLater)).toBe(instant);
});
