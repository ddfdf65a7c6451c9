import type { EntityManager } from '@mikro-orm/postgresql';
import { asStaff } from '../audit/as-staff.js';
import type { User } from '../auth/user.entity.js';

/**
 * One change of the catalogue, or of the goods in stock, in the name of a member of staff. It waits for the orders that
 * are being placed and lets no new one begin until it is done; every node hears of another catalogue when it commits.
 */
export function changeCatalogue<T>(
  em: EntityManager,
  viewer: Pick<User, 'id'>,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  return asStaff(em, viewer, async (tx) => {
    await tx.execute(`select pg_advisory_xact_lock(hashtext('catalogue'))`);
    return work(tx);
  });
}
