import fc from 'fast-check';
import type { Grosze } from '#engine/goods/price/money';
import type { HistoriesShop } from './histories-shop.js';
import type { OrderMoney } from './order-money.js';

/** The type of the values that an arbitrary of fast-check draws. */
export type Drawn<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

/** An order in the course of its history. */
export interface History {
  token: string;
  /** The expected total of its invoices and their corrections, from the steps taken. */
  invoiced: Grosze;
  /** The bank's references of the order's transfers in imported statements. */
  transfers: string[];
}

/** The state before a step in the life of an order. */
export interface Moment {
  shop: HistoriesShop;
  history: History;
  order: OrderMoney;
}

/** A step; it does nothing where it is impossible at the moment. */
export interface Step<At, Then = void> {
  carryOut(at: At): Promise<Then>;
}

/** Steps of one kind; a failed history shows this name and the values drawn for them. */
export const step = <Value, At, Then>(
  name: string,
  drawn: fc.Arbitrary<Value>,
  act: (at: At, value: Value) => Promise<Then>,
): fc.Arbitrary<Step<At, Then>> =>
  drawn.map((value) => ({
    carryOut: (at) => act(at, value),
    [fc.toStringMethod]: () => `${name} ${fc.stringify(value)}`,
  }));
