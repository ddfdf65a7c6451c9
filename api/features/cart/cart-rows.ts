import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';

/** A line of a cart with the configuration that it holds. */
export type CartRow = Awaited<ReturnType<typeof openCartRows>>[number];

/** The lines of the visitor's open cart, oldest first. */
export const openCartRows = (em: EntityManager, visitorId: string) =>
  db(em)
    .selectFrom('Cart as cart')
    .innerJoin('CartLine as line', 'line.cart', 'cart.id')
    .innerJoin('SavedConfiguration as configuration', 'configuration.id', 'line.configuration')
    .select([
      'line.id',
      'line.label',
      'line.quantity',
      'configuration.id as configurationId',
      'configuration.product as productId',
      'configuration.settings',
      'configuration.lines',
      'configuration.warnings',
      'configuration.calculatedPrice as savedPrice',
      'configuration.createdAt',
    ])
    .where('cart.visitorId', '=', visitorId)
    .where('cart.orderedAt', 'is', null)
    .orderBy('line.position')
    .execute();
