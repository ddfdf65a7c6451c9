import type { EntityManager } from '@mikro-orm/core';
import { ORDER_FIELD_NAMES } from '../../../engine/fields/order-fields.js';
import { Order } from './order.entity.js';

/** The columns that the list of staff reads: everything that a field of an order shows or is computed from. */
export const LISTED_COLUMNS = [
  'id',
  'token',
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

/** An order as the list of staff reads it: a plain row, without lines, history and other related entities. */
export type ListedOrder = Pick<Order, (typeof LISTED_COLUMNS)[number]>;

/** The entity of an order that a list may have read as a plain row. */
export const orderEntity = (em: EntityManager, order: ListedOrder): Order =>
  order instanceof Order ? order : em.merge(Order, order);
