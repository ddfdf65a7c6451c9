import { expect, test } from '@jest/globals';
import { addDays, countDays, dayAndMonth, isDay, longDay } from './day.js';

test.each([
  ['2026-02-28', 1, '2026-03-01', 2],
  ['2026-03-28', 2, '2026-03-30', 3],
  ['2026-10-24', 2, '2026-10-26', 3],
  ['2026-12-31', 365, '2027-12-31', 366],
])('%s plus %i days is %s', (day, days, later, counted) => {
  expect(addDays(day, days)).toBe(later);
  expect(countDays(day, later)).toBe(counted);
});

test.each([
  ['2000-01-01', true],
  ['2100-12-31', true],
  ['2028-02-29', true],
  ['1999-12-31', false],
  ['2101-01-01', false],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
  [20_261_121, false],
  [null, false],
])('%p is a day: %p', (value, is) => {
  expect(isDay(value)).toBe(is);
});

test('days are written as Intl writes them', () => {
  const intl = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'UTC' });
  for (let day = '2027-12-31'; day <= '2029-01-01'; day = addDays(day, 1)) {
    expect(longDay(day)).toBe(intl.format(new Date(day)));
  }
  expect(dayAndMonth('2026-05-03')).toBe('3 maja');
});
