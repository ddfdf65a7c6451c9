import { expect, test } from '@jest/globals';
import { deliveryTermText, usualDelivery } from './delivery-term.js';

test.each([
  ['2026-11-24T08:13:00Z', '2026-12-08', '2026-12-22', 'od 8 grudnia do 22 grudnia 2026'],
  // In Poland it is the next day, and the term ends in the next year.
  ['2026-12-10T23:30:00Z', '2026-12-25', '2027-01-08', 'od 25 grudnia 2026 do 8 stycznia 2027'],
  // Over the change of the clocks.
  ['2027-03-20T12:00:00Z', '2027-04-03', '2027-04-17', 'od 3 kwietnia do 17 kwietnia 2027'],
])('an order of %s is usually delivered from %s to %s', (at, from, until, text) => {
  const term = usualDelivery(new Date(at));
  expect(term).toEqual({ from, until });
  expect(deliveryTermText(term)).toBe(text);
});
