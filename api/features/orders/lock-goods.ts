import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../database/prepared.js';
import { type CartRow, openCartRows } from '../cart/cart-rows.js';
import {
  type CatalogueSnapshot,
  catalogueVersion,
  readSnapshot,
} from '../catalogue/catalogue-snapshot.js';
import { keepCatalogue } from '../catalogue/change-catalogue.js';

/** What is ordered and the catalogue that is in force; neither can change until the transaction ends. */
export interface LockedGoods {
  cartId: string;
  /** Of the order that may be made of them. */
  orderId: number;
  rows: readonly CartRow[];
  catalogue: CatalogueSnapshot;
}

const LOCK = `select id from cart where visitor_id = $1 and ordered_at is null for update`;

const BESIDE = `(select nextval('customer_order_id_seq'))::int as "orderId"`;

/**
 * Locks the visitor's open cart and the catalogue; null where there is nothing in a cart. What memory holds of the
 * catalogue is taken only if the database says that it is still of the version in force.
 */
export async function lockGoods(
  tx: EntityManager,
  visitorId: string,
  known: CatalogueSnapshot,
): Promise<LockedGoods | null> {
  const [cart] = await prepared<{ id: string }>(tx, LOCK, [visitorId]);
  await keepCatalogue(tx);
  const { current } = await catalogueVersion(tx).executeTakeFirstOrThrow();
  const rows = await openCartRows<{ orderId: number }>(tx, visitorId, BESIDE);
  const [first] = rows;
  if (!cart || !first) return null;
  const catalogue = current === known.version ? known : await readSnapshot(tx);
  return { cartId: cart.id, orderId: first.orderId, rows, catalogue };
}
