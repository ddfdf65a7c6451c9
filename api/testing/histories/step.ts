import fc from 'fast-check';
import type { Grosze } from '../../../engine/price/money.js';
import type { HistoriesShop } from './histories-shop.js';
import type { OrderMoney } from './order-money.js';

/** An order in the course of its history. */
export interface History {
  token: string;
  /** What its invoices and their corrections are to be over together, by what was asked for. */
  invoiced: Grosze;
}

/** Where a step begins. */
export interface Moment {
  shop: HistoriesShop;
  history: History;
  order: OrderMoney;
}

/** Something that happens to an order; what nobody could do at the moment is left out. */
export interface Step {
  carryOut(moment: Moment): Promise<void>;
}

/** Steps of one kind, which a failed history shows by this name and what was drawn for them. */
export const step = <Drawn>(
  name: string,
  drawn: fc.Arbitrary<Drawn>,
  act: (moment: Moment, drawn: Drawn) => Promise<void>,
): fc.Arbitrary<Step> =>
  drawn.map((value) => ({
    carryOut: (moment) => act(moment, value),
    [fc.toStringMethod]: () => `${name} ${fc.stringify(value)}`,
  }));
