import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';

/** A query of the ids of the customers of whom there is an order, an offer or an inquiry, under any of their keys. */
export const busyCustomers = (em: EntityManager) =>
  db(em)
    .selectFrom('Customer as other')
    .innerJoin('CustomerMatter as matter', 'matter.key', 'other.key')
    .select((eb) => eb.fn.coalesce('other.root', 'other.id').as('id'));
