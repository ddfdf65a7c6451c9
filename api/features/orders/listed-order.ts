import type { EntityManager } from '@mikro-orm/core';
import { ORDER_FIELD_NAMES } from '#engine/trade/fields/order-fields';
import { Order } from './order.entity.js';

/**
 * The columns that the staff's list of orders reads: everything that the fields of an order show or are computed from.
 */
export const LISTED_COLUMNS = [
  'id',
  'status',
  'version',
  'createdAt',
  ...ORDER_FIELD_NAMES,
  'totalAmount',
  'net',
  'vat',
  'discount',
  'discountReason',
  'termWeeksFrom',
  'termWeeksTo',
  'latestVersion',
  'currentVersion',
  'consents',
  'anonymisedAt',
] as const satisfies readonly (keyof Order)[];

/** An order as the staff's list reads it: a plain row, without lines, history and other related entities. */
export type ListedOrder = Pick<Order, (typeof LISTED_COLUMNS)[number]> &
  Partial<Pick<Order, 'token' | 'isOwn'>>;

/** The entity of an order, also of one that a list has read as a plain row. */
export const orderEntity = (em: EntityManager, order: ListedOrder): Order =>
  order instanceof Order ? order : em.merge(Order, order);
