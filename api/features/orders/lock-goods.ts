import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';
import type { Cart } from '../cart/cart.entity.js';
import { type CartRow, openCartRows } from '../cart/cart-rows.js';
import { lockCart } from '../cart/lock-cart.js';
import {
  type CatalogueSnapshot,
  catalogueVersion,
  readSnapshot,
} from '../catalogue/catalogue-snapshot.js';
import { keepCatalogue } from '../catalogue/change-catalogue.js';

/** What is ordered and the catalogue that is in force; neither can change until the transaction ends. */
export interface LockedGoods {
  cart: Cart;
  /** Of the order that may be made of them. */
  orderId: number;
  rows: readonly CartRow[];
  catalogue: CatalogueSnapshot;
}

/**
 * Locks the visitor's open cart and the catalogue; null where there is nothing in a cart. What memory holds of the
 * catalogue is taken only if the database says that it is still of the version in force.
 */
export async function lockGoods(
  tx: EntityManager,
  visitorId: string,
  known: CatalogueSnapshot,
): Promise<LockedGoods | null> {
  const cart = await lockCart(tx, visitorId);
  await keepCatalogue(tx);
  const { current } = await catalogueVersion(tx).executeTakeFirstOrThrow();
  const rows = await openCartRows(tx, visitorId);
  if (!cart || rows.length === 0) return null;
  const { orderId } = await db(tx)
    .selectNoFrom((eb) => eb.fn<string>('nextval', [eb.val('customer_order_id_seq')]).as('orderId'))
    .executeTakeFirstOrThrow();
  const catalogue = current === known.version ? known : await readSnapshot(tx);
  return { cart, orderId: Number(orderId), rows, catalogue };
}
