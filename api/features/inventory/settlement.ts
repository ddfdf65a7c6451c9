import type { ReservationState } from './stock-reservation.entity.js';

/** What a line of an order needs of an item, and what it has taken of it so far. */
export interface Claim {
  quantity: number;
  state: ReservationState;
  consumed: number;
}

export interface Settled<C extends Claim> {
  claim: C;
  /** Pieces that come back, or below zero are taken; never 0. */
  delta: number;
}

/**
 * What has to move so that stock and orders agree: what is no longer needed comes back, then confirmed work takes its
 * pieces in the order of the claims, as far as there are any. The stock never falls below zero; what is missing stays
 * claimed and is taken when more has come.
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
