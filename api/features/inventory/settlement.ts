import type { ReservationState } from './stock-reservation.entity.js';

/** The sets of a stock item that a line of an order needs, and those that the line has taken so far. */
export interface Claim {
  quantity: number;
  state: ReservationState;
  consumed: number;
}

export interface Settled<C extends Claim> {
  claim: C;
  /** Sets returned (positive) or taken (negative); never 0. */
  delta: number;
}

/**
 * The movements that settle the claims on an item: sets that are no longer needed are returned, then orders in
 * production take theirs in the order of the claims, as far as the stock lasts. What is missing is taken by a later settlement.
 */
export function settle<C extends Claim>(stock: number, claims: readonly C[]): Settled<C>[] {
  const back = claims
    .filter(({ state, consumed }) => state !== 'used' && consumed > 0)
    .map((claim) => ({ claim, delta: claim.consumed }));
  let left = stock + back.reduce((sum, { delta }) => sum + delta, 0);
  const taken = claims
    .filter(({ state }) => state === 'used')
    .map((claim) => {
      const sets = Math.min(left, claim.quantity - claim.consumed);
      left -= sets;
      return { claim, delta: -sets };
    });
  return [...back, ...taken.filter(({ delta }) => delta < 0)];
}
