import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  exactTime,
  longDate,
  longTime,
  polishClock,
  polishTime,
  timeInSentence,
} from './polish-time.js';

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
  ['2026-10-25T22:59:59Z', '2026-10-25'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s it is %s in Poland', (instant, day) => {
  expect(polishClock(new Date(instant)).day).toBe(day);
});

test.each([
  ['2026-11-21T13:05:09Z', '14:05:09'],
  ['2026-07-01T12:05:09Z', '14:05:09'],
  ['2026-03-29T00:59:59Z', '01:59:59'],
  ['2026-03-29T01:00:00Z', '03:00:00'],
  ['2026-10-25T00:59:59Z', '02:59:59'],
  ['2026-10-25T01:00:00Z', '02:00:00'],
])('at %s a clock shows %s', (instant, time) => {
  expect(polishClock(new Date(instant)).time).toBe(time);
});

test('instants are written as Polish text', () => {
  const instant = new Date('2026-11-20T23:05:09Z');
  expect(polishTime(instant)).toBe('2026-11-21 00:05');
  expect(longDate(instant)).toBe('21 listopada 2026');
  expect(longTime(instant)).toBe('21 listopada 2026, 00:05');
  expect(timeInSentence(instant)).toBe('21 listopada 2026, godz.\u00a00:05');
  expect(exactTime(instant)).toBe('21 listopada 2026, godz.\u00a00:05:09');
});

test('agrees with the time zone database', () => {
  const intl = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Warsaw',
  });
  const check = (instant: Date): void => {
    const { day, time } = polishClock(instant);
    expect(`${day} ${time}`).toBe(intl.format(instant));
  };
  const instants = fc.date({ min: new Date('1996-01-01'), max: new Date('2100-12-31') });
  fc.assert(
    fc.property(
      instants.filter((date) => !Number.isNaN(+date)),
      check,
    ),
    { numRuns: 1000 },
  );
  for (let year = 1996; year <= 2100; year += 1)
    for (const month of [2, 9])
      for (let day = 24; day <= 31; day += 1)
        for (const [hour, minute] of [
          [0, 59],
          [1, 0],
        ])
          check(new Date(Date.UTC(year, month, day, hour, minute)));
});
