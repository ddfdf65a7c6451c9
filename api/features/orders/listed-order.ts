import type { Collection, EntityManager, OptionalProps } from '@mikro-orm/core';
import { Order } from './order.entity.js';

type Related = {
  [Name in keyof Order]-?: Order[Name] extends Collection<object> ? Name : never;
}[keyof Order];

/** An order as the list of staff reads it: its columns, without lines, history and other related entities. */
export type ListedOrder = Omit<Order, typeof OptionalProps | Related | 'cart' | 'searchText'>;

/** The entity of an order that a list may have read as a row. */
export const orderEntity = (em: EntityManager, order: ListedOrder): Order =>
  order instanceof Order ? order : em.merge(Order, order);
