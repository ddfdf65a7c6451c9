import { expect, test } from '@jest/globals';
import { arrivalText, durationText } from './arrival-text.js';

test.each([
  [
    '2026-12-10T07:00:00Z',
    '2026-12-10T09:00:00Z',
    'czwartek 10 grudnia, przyjazd między 8:00 a 10:00',
  ],
  [
    '2027-07-04T10:00:00Z',
    '2027-07-04T12:00:00Z',
    'niedziela 4 lipca, przyjazd między 12:00 a 14:00',
  ],
])('an arrival from %s until %s is "%s"', (from, until, text) => {
  expect(arrivalText(new Date(from), new Date(until)).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  [45, 'około 45 min'],
  [60, 'około 1 godz.'],
  [150, 'około 2 godz. 30 min'],
])('%i minutes are "%s"', (minutes, text) => {
  expect(durationText(minutes).replaceAll('\u00a0', ' ')).toBe(text);
});
