import { expect, test } from '@jest/globals';
import { comingHolidays, openingState } from './opening-state';

const calendar = {
  openingHours: [
    { days: [1, 2, 3, 4, 5], opens: 480, closes: 1080 },
    { days: [6], opens: 540, closes: 840 },
    { days: [7], opens: null, closes: null },
  ],
  publicHolidays: [
    { date: '2026-11-01', name: 'Wszystkich Świętych' },
    { date: '2026-11-11', name: 'Narodowe Święto Niepodległości' },
    { date: '2026-12-24', name: 'Wigilia Bożego Narodzenia' },
    { date: '2026-12-25', name: 'Pierwszy dzień Bożego Narodzenia' },
    { date: '2026-12-26', name: 'Drugi dzień Bożego Narodzenia' },
  ],
};

test.each([
  // Winter: one hour ahead of UTC.
  ['2026-11-20T06:59:59Z', 'zamknięte, dziś o 8:00'],
  ['2026-11-20T07:00:00Z', 'otwarte do 18:00'],
  ['2026-11-20T16:59:59Z', 'otwarte do 18:00'],
  ['2026-11-20T17:00:00Z', 'zamknięte, jutro o 9:00'],
  ['2026-11-21T12:59:00Z', 'otwarte do 14:00'],
  ['2026-11-21T13:00:00Z', 'zamknięte, w poniedziałek o 8:00'],
  ['2026-11-22T22:59:00Z', 'zamknięte, jutro o 8:00'],
  // Past midnight in Poland, still Sunday in UTC.
  ['2026-11-22T23:01:00Z', 'zamknięte, dziś o 8:00'],
  // Summer: two hours ahead.
  ['2026-07-15T05:59:00Z', 'zamknięte, dziś o 8:00'],
  ['2026-07-15T06:00:00Z', 'otwarte do 18:00'],
  // The night in which clocks go back, and the day after it.
  ['2026-10-25T00:30:00Z', 'zamknięte, jutro o 8:00'],
  ['2026-10-26T07:00:00Z', 'otwarte do 18:00'],
  // Public holidays: 11 November and 24 to 26 December.
  ['2026-11-10T18:00:00Z', 'zamknięte, w czwartek o 8:00'],
  ['2026-11-11T10:00:00Z', 'zamknięte (Narodowe Święto Niepodległości), jutro o 8:00'],
  ['2026-12-23T20:00:00Z', 'zamknięte, w poniedziałek o 8:00'],
  ['2026-12-24T10:00:00Z', 'zamknięte (Wigilia Bożego Narodzenia), w poniedziałek o 8:00'],
])('%s: %s', (now, expected) => {
  const state = openingState(calendar, new Date(now));
  const text = state?.open
    ? `otwarte do ${state.until}`
    : `zamknięte${state?.holiday ? ` (${state.holiday})` : ''}, ${state?.opens}`;
  expect(text.replaceAll('\u00a0', ' ')).toBe(expected);
});

test('a day more than a week ahead is named by its date', () => {
  const holidays = Array.from({ length: 9 }, (_, index) => ({
    date: `2026-12-0${index + 1}`,
    name: 'Przerwa',
  }));
  const state = openingState(
    { ...calendar, publicHolidays: holidays },
    new Date('2026-12-01T10:00:00Z'),
  );
  expect(state).toEqual({ open: false, opens: '10 grudnia o\u00a08:00', holiday: 'Przerwa' });
});

test('a shop that never opens has no next time', () => {
  const never = { openingHours: [], publicHolidays: [] };
  expect(openingState(never, new Date('2026-12-01T10:00:00Z'))).toBeNull();
});

test('only holidays on days with opening hours are listed', () => {
  expect(comingHolidays(calendar, new Date('2026-12-01T10:00:00Z'))).toEqual([
    { day: '24 grudnia', name: 'Wigilia Bożego Narodzenia' },
    { day: '25 grudnia', name: 'Pierwszy dzień Bożego Narodzenia' },
    { day: '26 grudnia', name: 'Drugi dzień Bożego Narodzenia' },
  ]);
  expect(comingHolidays(calendar, new Date('2026-10-30T10:00:00Z'))).toEqual([
    { day: '11 listopada', name: 'Narodowe Święto Niepodległości' },
  ]);
});
