import { type Grosze, roundHalfUp } from '../../goods/price/money.js';
import type { InstalmentKind } from './payment-labels.js';

/** A part of a price. */
export interface Part {
  kind: InstalmentKind;
  amount: Grosze;
}

/** How much of a part is paid, and how much is left. */
export interface Covered {
  covered: Grosze;
  remaining: Grosze;
}

/**
 * Splits a total into a deposit (a percentage of it, rounded half up) and the rest. A deposit of 0 or 100 % gives one
 * part, a total of 0 none; the parts always add up to the total.
 */
export const planOf = (total: Grosze, depositPercent: number): Part[] =>
  planWith(total, roundHalfUp(total * depositPercent, 100));

/** Splits a total into a deposit of this amount and the rest; a deposit of 0 or of the total gives one part. */
export function planWith(total: Grosze, deposit: Grosze): Part[] {
  if (total === 0) return [];
  if (deposit <= 0 || deposit >= total) return [{ kind: 'whole', amount: total }];
  return [
    { kind: 'deposit', amount: deposit },
    { kind: 'rest', amount: total - deposit },
  ];
}

/** The parts with how much of each is paid, if the paid amount is applied to them in their order. */
export function cover<P extends { amount: Grosze }>(
  parts: readonly P[],
  paid: Grosze,
): (P & Covered)[] {
  let left = paid;
  return parts.map((part) => {
    const covered = Math.min(part.amount, left);
    left -= covered;
    return { ...part, covered, remaining: part.amount - covered };
  });
}
