import { expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { at } from '../testing/visit-days.js';
import { bestSlots } from './best-slots.js';
import type { Slot } from './free-slots.js';

function slot(day: string, time: string, addedTravel: number): Slot {
  const start = at(day, time);
  const range = { start, end: new Date(+start + 7_200_000) };
  return { crewId: 1, secondCrewId: null, day, during: range, arrival: range, addedTravel };
}

const [MONDAY, TUESDAY, FRIDAY] = ['2026-11-16', '2026-11-17', '2026-11-20'] as const;

test.each([
  [
    'the least travel first, then another day and the other half of it',
    [
      slot(MONDAY, '08:00', 20),
      slot(MONDAY, '09:00', 20),
      slot(TUESDAY, '08:00', 20),
      slot(TUESDAY, '13:00', 20),
      slot(FRIDAY, '09:00', 20),
    ],
    ['16 08:00', '17 13:00', '20 09:00'],
  ],
  [
    'a long way only where nothing else is left',
    [slot(MONDAY, '08:00', 20), slot(MONDAY, '13:00', 20), slot(TUESDAY, '08:00', 200)],
    ['16 08:00', '16 13:00', '17 08:00'],
  ],
  [
    'a later day if that saves travel',
    [slot(MONDAY, '08:00', 60), slot(FRIDAY, '08:00', 10)],
    ['20 08:00', '16 08:00'],
  ],
  [
    'a sooner day if it saves little',
    [slot(MONDAY, '08:00', 15), slot(FRIDAY, '08:00', 10)],
    ['16 08:00', '20 08:00'],
  ],
  ['nothing of nothing', [], []],
])('%s', (_name, slots, expected) => {
  const chosen = bestSlots(slots, 3).map(({ day, during }) => {
    const hour = [8, 9, 13].find(
      (each) => +at(day, `${String(each).padStart(2, '0')}:00`) === +during.start,
    );
    return `${day.slice(8)} ${String(hour).padStart(2, '0')}:00`;
  });
  expect(chosen).toEqual(expected);
});

const anySlot = fc
  .tuple(
    fc.constantFrom(MONDAY, TUESDAY, FRIDAY),
    fc.constantFrom('08:00', '10:00', '14:00'),
    fc.integer({ min: 0, max: 90 }),
  )
  .map((each) => slot(...each));

it('gives different slots, as many as asked for', () => {
  fc.assert(
    fc.property(fc.array(anySlot), fc.integer({ min: 0, max: 5 }), (slots, count) => {
      const chosen = bestSlots(slots, count);
      expect(chosen).toHaveLength(Math.min(count, slots.length));
      expect(new Set(chosen).size).toBe(chosen.length);
    }),
  );
});
