import type { EntityManager } from '@mikro-orm/postgresql';
import type { PictureStore } from '../pictures/picture-store.js';
import { FIXED_PICTURES } from './fixed-pictures.js';
import { PAGE_PICTURES } from './page-pictures.js';
import type { PictureUse } from './picture-library.payloads.js';
import type { PicturePlace } from './picture-place.js';
import { PRODUCT_PICTURES } from './product-pictures.js';

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
