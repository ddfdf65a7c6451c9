import type { EntityManager } from '@mikro-orm/postgresql';
import type { PermissionName } from '#engine/trade/rights/permissions';
import type { User } from '../../identity/user.entity.js';
import type { PictureFiles } from '../pictures/picture-files.js';
import type { PictureStore } from '../pictures/picture-store.js';
import { FIXED_PICTURES } from './fixed-pictures.js';
import { PAGE_PICTURES } from './page-pictures.js';
import type { PictureUse } from './picture-library.payloads.js';
import { PRODUCT_PICTURES } from './product-pictures.js';

/** Another picture that takes the place of one, everywhere. */
export interface Replacement {
  from: string;
  to: string;
  /** The files of an uploaded picture; null for a delivered one. */
  files: PictureFiles | null;
  /** What the other picture shows; empty: not said. */
  alt: string;
}

/** A kind of place where the shop shows pictures. */
export interface PicturePlace {
  /** All uses of all pictures. */
  find(em: EntityManager, pictures: PictureStore): Promise<readonly PictureUse[]>;
  /** Left out where a picture can only be replaced with the program. */
  replacing?: {
    /** What those who replace it need. */
    permission: PermissionName;
    /** Takes the locks that changing these places takes before that of the catalogue, in the same order. */
    lock?: (tx: EntityManager, uses: readonly PictureUse[]) => Promise<void>;
    /** Changes the places of these uses; the catalogue is locked. */
    replace: (
      tx: EntityManager,
      viewer: User,
      uses: readonly PictureUse[],
      replacement: Replacement,
    ) => Promise<void>;
  };
}

/** All places; another one is a line here. */
export const PICTURE_PLACES: readonly PicturePlace[] = [
  PRODUCT_PICTURES,
  PAGE_PICTURES,
  FIXED_PICTURES,
];

/** Where pictures are used, by their names. */
export async function findUses(
  em: EntityManager,
  pictures: PictureStore,
): Promise<ReadonlyMap<string, readonly PictureUse[]>> {
  const uses: PictureUse[] = [];
  for (const place of PICTURE_PLACES) uses.push(...(await place.find(em, pictures)));
  return Map.groupBy(uses, ({ name }) => name);
}
