import type { ReservationState } from './stock-reservation.entity.js';

/** What a line of an order needs of an item, and what it has taken of it so far. */
export interface Claim {
  orderLineId: string;
  quantity: number;
  state: ReservationState;
  consumed: number;
}

export interface Settled {
  orderLineId: string;
  /** Pieces that come back, or below zero are taken; never 0. */
  delta: number;
}

/**
 * What has to move so that stock and orders agree: what is no longer needed comes back, then confirmed work takes its
 * pieces in the order of the claims, as far as there are any. The stock never falls below zero; what is missing stays
 * claimed and is taken when more has come.
 */
export function settle(stock: number, claims: readonly Claim[]): Settled[] {
  const back = claims.filter(({ state, consumed }) => state !== 'used' && consumed > 0);
  let left = stock + back.reduce((sum, { consumed }) => sum + consumed, 0);
  const taken = claims
    .filter(({ state }) => state === 'used')
    .map(({ orderLineId, quantity, consumed }) => {
      const pieces = Math.min(left, quantity - consumed);
      left -= pieces;
      return { orderLineId, delta: -pieces };
    });
  return [
    ...back.map(({ orderLineId, consumed }) => ({ orderLineId, delta: consumed })),
    ...taken.filter(({ delta }) => delta < 0),
  ];
}
