import fc from 'fast-check';
import type { Grosze } from '../../../engine/price/money.js';
import type { HistoriesShop } from './histories-shop.js';
import type { OrderMoney } from './order-money.js';

/** What is drawn by an arbitrary. */
export type Drawn<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

/** An order in the course of its history. */
export interface History {
  token: string;
  /** What its invoices and their corrections are to be over together, by what was asked for. */
  invoiced: Grosze;
  /** The bank's references of the transfers that statements have brought for it. */
  transfers: string[];
}

/** Where a step in the life of an order begins. */
export interface Moment {
  shop: HistoriesShop;
  history: History;
  order: OrderMoney;
}

/** Something that happens; what nobody could do at the moment is left out. */
export interface Step<At, Then = void> {
  carryOut(at: At): Promise<Then>;
}

/** Steps of one kind, which a failed history shows by this name and what was drawn for them. */
export const step = <Value, At, Then>(
  name: string,
  drawn: fc.Arbitrary<Value>,
  act: (at: At, value: Value) => Promise<Then>,
): fc.Arbitrary<Step<At, Then>> =>
  drawn.map((value) => ({
    carryOut: (at) => act(at, value),
    [fc.toStringMethod]: () => `${name} ${fc.stringify(value)}`,
  }));
