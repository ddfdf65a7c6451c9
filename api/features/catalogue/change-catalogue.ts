import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../identity/user.entity.js';
import { asStaff } from '../audit/as-staff.js';
import { type CatalogueSnapshot, catalogueVersion, readSnapshot } from './catalogue-snapshot.js';
import { CatalogueVersion } from './catalogue-version.entity.js';

/**
 * One change of the catalogue, or of the goods in stock, in the name of a member of staff. It waits for orders and
 * offers that are being made by the current catalogue, and new ones wait for it; a trigger notifies every process of a
 * change of the catalogue.
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
 * The catalogue in force, under a shared lock that keeps it unchanged until the transaction ends. Returns `known` if
 * it is still the database's version, else reads the catalogue anew.
 */
export async function lockCatalogue(
  tx: EntityManager,
  cached: CatalogueSnapshot,
): Promise<CatalogueSnapshot> {
  const { current } = await catalogueVersion(tx).forShare().executeTakeFirstOrThrow();
  return current === cached.version ? cached : readSnapshot(tx);
}
