import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../identity/user.entity.js';
import { AppError, wrongField } from '../../shared/errors.js';
import { asStaff } from '../audit/as-staff.js';
import { changeCatalogue } from '../catalogue/change-catalogue.js';
import type { ReplacePictureInput } from './picture-library.inputs.js';
import { type PictureFolders, findPicture, missing, usesKeyOf } from './picture-library.js';
import type { Replacement } from './picture-place.js';
import { PICTURE_PLACES } from './picture-places.js';

/**
 * Shows another picture in all places of one, in one transaction, and returns in how many. Throws NOT_FOUND,
 * CHANGED_MEANWHILE where its places are not those that were read, FORBIDDEN for places that the viewer may not change,
 * BAD_USER_INPUT for an unknown other picture.
 */
export async function replacePicture(
  em: EntityManager,
  viewer: User,
  folders: PictureFolders,
  { name: from, by: to, usesKey }: ReplacePictureInput,
): Promise<number> {
  const replaced = await findPicture(em, folders, from);
  if (!replaced) throw missing();
  const other = await findPicture(em, folders, to);
  if (!other || to === from) throw wrongField('by', 'Wybierz inne zdjęcie z\u00a0biblioteki.');
  return asStaff(em, viewer, async (tx) => {
    // Texts before the catalogue, as publishing one does, so that the two cannot deadlock.
    for (const { replacing, uses } of await placesOf(tx, folders, from))
      await replacing?.lock?.(tx, uses);
    return changeCatalogue(tx, viewer, async (locked) => {
      const places = await placesOf(locked, folders, from);
      const all = places.flatMap(({ uses }) => uses);
      if (usesKeyOf(all) !== usesKey) throw new AppError('CHANGED_MEANWHILE', CHANGED);
      const files = await folders.uploads.find(to);
      const replacement: Replacement = { from, to, files, alt: other.alt };
      for (const { replacing, uses } of places) {
        if (!replacing) continue;
        const changed = uses.filter(({ isFixed }) => !isFixed);
        if (changed.length === 0) continue;
        if (!viewer.may(replacing.permission)) throw new AppError('FORBIDDEN', NOT_ALLOWED);
        await replacing.replace(locked, viewer, changed, replacement);
      }
      return all.filter(({ isFixed }) => !isFixed).length;
    });
  });
}

const CHANGED =
  'Miejsca, w\u00a0których jest to zdjęcie, tymczasem się zmieniły. Sprawdź je i\u00a0spróbuj ponownie.';
const NOT_ALLOWED =
  'To zdjęcie jest też w\u00a0miejscach, których nie możesz zmieniać. Poproś o\u00a0zamianę kogoś z\u00a0szerszymi prawami.';

/** The places where a picture is used, each with its uses. */
async function placesOf(em: EntityManager, { pictures }: PictureFolders, name: string) {
  const places = [];
  for (const { find, replacing } of PICTURE_PLACES) {
    const uses = (await find(em, pictures)).filter((use) => use.name === name);
    places.push({ replacing, uses });
  }
  return places;
}
