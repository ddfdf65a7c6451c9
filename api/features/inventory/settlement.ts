import type { ReservationState } from './stock-reservation.entity.js';

/** The pieces of a stock item that a line of an order needs, and those that the line has taken so far. */
export interface Claim {
  quantity: number;
  state: ReservationState;
  consumed: number;
}

export interface Settled<C extends Claim> {
  claim: C;
  /** Pieces returned (positive) or taken (negative); never 0. */
  delta: number;
}

/**
 * The movements that settle the claims on an item: pieces that are no longer needed are returned, then confirmed orders
 * take theirs in the order of the claims, as far as the stock lasts. What is missing is taken by a later settlement.
 */
export function settle<C extends Claim>(stock: number, claims: readonly C[]): Settled<C>[] {
  const back = claims
    .filter(({ state, consumed }) => state !== 'used' && consumed > 0)
    .map((claim) => ({ claim, delta: claim.consumed }));
  let left = stock + back.reduce((sum, { delta }) => sum + delta, 0);
  const taken = claims
    .filter(({ state }) => state === 'used')
    .map((claim) => {
      const pieces = Math.min(left, claim.quantity - claim.consumed);
      left -= pieces;
      return { claim, delta: -pieces };
    });
  return [...back, ...taken.filter(({ delta }) => delta < 0)];
}
