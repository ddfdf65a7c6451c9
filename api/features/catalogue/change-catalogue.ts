import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { asStaff } from '../audit/as-staff.js';
import type { User } from '../auth/user.entity.js';
import { CatalogueVersion } from './catalogue-version.entity.js';

/**
 * One change of the catalogue, or of the goods in stock, in the name of a member of staff. It waits for the orders that
 * are being placed, and new orders wait for it; every process learns of the new catalogue when it commits.
 */
export function changeCatalogue<T>(
  em: EntityManager,
  viewer: Pick<User, 'id'>,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  return asStaff(em, viewer, async (tx) => {
    await lockCatalogue(tx, LockMode.PESSIMISTIC_WRITE);
    return work(tx);
  });
}

/** Keeps the catalogue as it is until the transaction ends; others may do so at the same time. */
export const keepCatalogue = (tx: EntityManager): Promise<unknown> =>
  lockCatalogue(tx, LockMode.PESSIMISTIC_READ);

const lockCatalogue = (tx: EntityManager, lockMode: LockMode): Promise<unknown> =>
  tx.findOneOrFail(CatalogueVersion, { id: 1 }, { lockMode });
