import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared, readerIn } from '../../database/prepared.js';
import { type CartRow, openCartRows } from '../cart/cart-rows.js';
import {
  type CatalogueSnapshot,
  SELECT_VERSION,
  loadSnapshot,
} from '../catalogue/catalogue-snapshot.js';

/** What is ordered and the catalogue that is in force; neither can change until the transaction ends. */
export interface LockedGoods {
  cartId: string;
  /** Of the order that may be made of them. */
  orderId: number;
  rows: readonly CartRow[];
  catalogue: CatalogueSnapshot;
}

/** The lock that every change of the catalogue takes, shared by those who order by it. */
const LOCK = `select id, pg_advisory_xact_lock_shared(hashtext('catalogue')) from cart
  where visitor_id = $1 and ordered_at is null for update`;

/** Beside the lines; taken together with them, because each way to the database costs as much as what it asks. */
const BESIDE = `(${SELECT_VERSION}) as version, (select nextval('customer_order_id_seq'))::int as "orderId"`;

/**
 * Locks the visitor's open cart and the catalogue; null where there is nothing in a cart. What memory holds of the
 * catalogue is taken only if the database says that it is still of the version in force.
 */
export async function lockGoods(
  tx: EntityManager,
  visitorId: string,
  known: CatalogueSnapshot,
): Promise<LockedGoods | null> {
  // Sent together; the database runs one after the other, so that the second sees what the lock waited for.
  const [[cart], rows] = await Promise.all([
    prepared<{ id: string }>(tx, LOCK, [visitorId]),
    openCartRows<{ version: string; orderId: number }>(tx, visitorId, BESIDE),
  ]);
  const [first] = rows;
  if (!cart || !first) return null;
  const catalogue = first.version === known.version ? known : await loadSnapshot(readerIn(tx));
  return { cartId: cart.id, orderId: first.orderId, rows, catalogue };
}
