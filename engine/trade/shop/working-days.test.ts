import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nextWorkingDay } from './working-days.js';

/** Public holidays in Poland around the days of the cases; 24 December has been one since 2025. */
const HOLIDAYS = new Set([
  '2026-01-01',
  '2026-01-06',
  '2026-04-05',
  '2026-04-06',
  '2026-05-01',
  '2026-05-03',
  '2026-06-04',
  '2026-08-15',
  '2026-11-01',
  '2026-11-11',
  '2026-12-24',
  '2026-12-25',
  '2026-12-26',
  '2027-01-01',
]);

it.each([
  ['2026-11-25', '2026-11-26', 'the next day'],
  ['2026-11-27', '2026-11-30', 'Monday after a Friday'],
  ['2026-11-28', '2026-11-30', 'Monday after a Saturday'],
  ['2026-11-10', '2026-11-12', 'over Independence Day'],
  ['2026-12-23', '2026-12-28', 'over Christmas and its weekend'],
  ['2026-12-31', '2027-01-04', 'over New Year and its weekend'],
  ['2026-04-03', '2026-04-07', 'over Easter'],
  ['2026-06-03', '2026-06-05', 'over Corpus Christi'],
  ['2026-04-30', '2026-05-04', 'over the first days of May'],
])('after %s comes %s: %s', (day, next) => {
  expect(nextWorkingDay(day, HOLIDAYS)).toBe(next);
});

it('the next working day is always later, and never a free day', () => {
  const days = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, (day) => {
      const next = nextWorkingDay(day, HOLIDAYS);
      const weekday = new Date(next).getUTCDay();
      return next > day && weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(next);
    }),
  );
});
