import type { FieldProblem } from '../../../shared/errors.js';
import { PICTURES_PATH, isOwnPath, nameInAddress } from '../../pictures/picture-files.js';

/**
 * The address of a product's picture as it is stored: an absolute address of this shop as a path, that of a picture's
 * file as `/zdjecia/<name>`.
 */
export function pictureAddress(text: string, publicUrl: string): string {
  const own = `${publicUrl}/`;
  const given = text.trim();
  const address = given.startsWith(own) ? given.slice(publicUrl.length) : given;
  const name = nameInAddress(address);
  // Stored by its name, which stays the same when the files of the picture change.
  return name === null ? address : `${PICTURES_PATH}/${name}`;
}

/**
 * The problem of an address outside of the shop: the shop loads no pictures from there, so that no other server learns
 * of its visitors.
 */
export function addressProblems(address: string): FieldProblem[] {
  if (isOwnPath(address)) return [];
  const message =
    'Sklep nie pokazuje zdjęć z\u00a0innych serwerów. Wgraj plik (w\u00a0panelu albo przez POST /api/admin/pictures) ' +
    'i\u00a0podaj adres, który otrzymasz, na przykład /zdjecia/produkt-1.';
  return [{ path: 'imageUrl', message }];
}
