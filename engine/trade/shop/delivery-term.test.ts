import { expect, test } from '@jest/globals';
import {
  deliveryOf,
  deliveryPromise,
  weeksOf,
  weeksOfAll,
  deliverySpan,
  deliveryTermText,
  weeksText,
} from './delivery-term.js';

const WEEKS = { usualWeeksFrom: 2, usualWeeksTo: 4 };
const USUAL = { termWeeksFrom: null, termWeeksTo: null, ...WEEKS };
const AGREED = { termWeeksFrom: 6, termWeeksTo: 8, ...WEEKS };

test.each([
  ['2026-11-24T08:13:00Z', USUAL, '2026-12-08', '2026-12-22', 'od 8 grudnia do 22 grudnia 2026'],
  // In Poland it is the next day, and the term ends in the next year.
  [
    '2026-12-10T23:30:00Z',
    USUAL,
    '2026-12-25',
    '2027-01-08',
    'od 25 grudnia 2026 do 8 stycznia 2027',
  ],
  // The clocks change before the term begins.
  ['2027-03-20T12:00:00Z', USUAL, '2027-04-03', '2027-04-17', 'od 3 kwietnia do 17 kwietnia 2027'],
  ['2026-11-24T08:13:00Z', AGREED, '2027-01-05', '2027-01-19', 'od 5 stycznia do 19 stycznia 2027'],
  [
    '2026-11-24T08:13:00Z',
    { termWeeksFrom: 6, termWeeksTo: 6, ...WEEKS },
    '2027-01-05',
    '2027-01-05',
    '5 stycznia 2027',
  ],
])('an order of %s with the term %j is delivered from %s to %s', (at, weeks, from, until, text) => {
  const term = deliveryOf(new Date(at), weeksOf(weeks));
  expect(term).toEqual({ from, until });
  expect(deliveryTermText(term)).toBe(text);
});

test.each([
  [USUAL, 'od złożenia zamówienia do dostawy mijają zwykle 2–4\u00a0tygodnie'],
  [AGREED, 'uzgodniony termin dostawy to 6–8\u00a0tygodni od\u00a0przyjęcia oferty'],
])('the term %j is promised: %s', (weeks, text) => {
  expect(deliveryPromise(weeks)).toBe(text);
});

test.each([
  [1, 1, '1\u00a0tydzień'],
  [2, 4, '2–4\u00a0tygodnie'],
  [6, 6, '6\u00a0tygodni'],
  [10, 12, '10–12\u00a0tygodni'],
  [20, 22, '20–22\u00a0tygodnie'],
])('from %i to %i weeks are %s', (from, to, text) => {
  expect(weeksText(from, to)).toBe(text);
});

test.each([
  ['2026-12-12', '2026-12-26', '12–26 grudnia'],
  ['2026-12-26', '2027-01-09', '26 grudnia – 9 stycznia'],
  ['2026-12-12', '2026-12-12', '12 grudnia'],
])('the days from %s to %s are %s', (from, until, text) => {
  expect(deliverySpan({ from, until })).toBe(text);
});

test('goods with several terms are all there after the longest', () => {
  const terms = [
    { least: 2, most: 4 },
    { least: 6, most: 6 },
    { least: 1, most: 8 },
  ];
  expect(weeksOfAll(terms)).toEqual({ least: 6, most: 8 });
});
