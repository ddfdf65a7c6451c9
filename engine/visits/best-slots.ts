import { countDays } from '../locale/day.js';
import { polishClock } from '../locale/polish-time.js';
import type { Slot } from './free-slots.js';

/** What a slot must save in travel minutes to be offered all the same: later by a day, at a time like another one. */
const COST = { perDay: 2, sameDay: 60, sameHalf: 15 } as const;
const NOON = '12:00';

/**
 * The slots to offer first, the best one first: little added travel, soon, and different from one another, so that
 * somebody who cannot come on one day or in the mornings finds another. Each counts its added travel, 2 minutes for each
 * day after the first slot, and for each slot that is chosen already 60 minutes on the same day and 15 in the same half
 * of the day; the least sum wins.
 */
export function bestSlots(slots: readonly Slot[], count: number): Slot[] {
  const first = slots.reduce((day, slot) => (slot.day < day ? slot.day : day), slots[0]?.day ?? '');
  const left = slots.map((slot) => ({
    slot,
    isMorning: isMorning(slot),
    cost: slot.addedTravel + COST.perDay * (countDays(first, slot.day) - 1),
  }));
  const chosen: Slot[] = [];
  while (chosen.length < count && left.length > 0) {
    const best = left.reduce((least, other) => (other.cost < least.cost ? other : least));
    chosen.push(best.slot);
    left.splice(left.indexOf(best), 1);
    for (const other of left) {
      if (other.slot.day === best.slot.day) other.cost += COST.sameDay;
      if (other.isMorning === best.isMorning) other.cost += COST.sameHalf;
    }
  }
  return chosen;
}

const isMorning = ({ during }: Slot): boolean => polishClock(during.start).time < NOON;
