import type { EntityManager } from '@mikro-orm/postgresql';
import { CATEGORIES } from '#engine/goods/families/categories';
import type { User } from '../../identity/user.entity.js';
import { expectVersion } from '../../shared/row-version.js';
import { changeCatalogue } from '../catalogue/change-catalogue.js';
import { ReducedVat } from '../catalogue/reduced-vat.entity.js';
import type { SetReducedVatInput } from './reduced-vat.inputs.js';

/** Every category, sorted as in the shop; where 8 % was never switched on, without a ruling and with version 0. */
export async function readReducedVat(em: EntityManager): Promise<ReducedVat[]> {
  const rows = await em.find(ReducedVat, {}, { refresh: true });
  return CATEGORIES.map(
    (category) =>
      rows.find((row) => row.category === category) ?? { category, ruling: null, version: 0 },
  );
}

/**
 * Switches the reduced rate of VAT on by a ruling, or off without one, for orders that are placed from now on. Throws
 * CHANGED_MEANWHILE if `version` is not the latest.
 */
export async function setReducedVat(
  em: EntityManager,
  viewer: User,
  { category, version, ruling = null }: SetReducedVatInput,
): Promise<void> {
  const number = ruling?.trim() ?? null;
  await changeCatalogue(em, viewer, async (tx) => {
    const row = await tx.findOne(ReducedVat, { category }, { refresh: true });
    expectVersion(row ?? { version: 0 }, version);
    if (row) row.ruling = number;
    else tx.create(ReducedVat, { category, ruling: number });
  });
}
