import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { asStaff } from '../audit/as-staff.js';
import type { User } from '../auth/user.entity.js';
import { type CatalogueSnapshot, catalogueVersion, readSnapshot } from './catalogue-snapshot.js';
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
    await tx.findOneOrFail(CatalogueVersion, { id: 1 }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    return work(tx);
  });
}

/**
 * The catalogue in force, which stays as it is until the transaction ends; others may keep it at the same time. What
 * memory holds is taken if the database says that it is of this version.
 */
export async function keepCatalogue(
  tx: EntityManager,
  known: CatalogueSnapshot,
): Promise<CatalogueSnapshot> {
  const { current } = await catalogueVersion(tx).forShare().executeTakeFirstOrThrow();
  return current === known.version ? known : readSnapshot(tx);
}
