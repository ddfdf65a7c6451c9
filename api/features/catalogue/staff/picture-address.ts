import type { FieldProblem } from '../../../shared/errors.js';
import { PICTURES_PATH, isOwnPath, nameInAddress } from '../../pictures/picture-files.js';

/** The address of a product's picture as it is stored: a whole address of this shop as its path, a file as its name. */
export function pictureAddress(text: string, publicUrl: string): string {
  const own = `${publicUrl}/`;
  const given = text.trim();
  const address = given.startsWith(own) ? given.slice(publicUrl.length) : given;
  const name = nameInAddress(address);
  // Names of pictures outlive the versions of their files.
  return name === null ? address : `${PICTURES_PATH}/${name}`;
}

/** Browsers load the shop's pictures from the shop alone, so that no other server learns who looks at them. */
export function addressProblems(address: string): FieldProblem[] {
  if (isOwnPath(address)) return [];
  const message =
    'Sklep nie pokazuje zdjęć z\u00a0innych serwerów. Wgraj plik (w\u00a0panelu albo przez POST /api/admin/pictures) ' +
    'i\u00a0podaj adres, który otrzymasz, na przykład /zdjecia/produkt-1.';
  return [{ path: 'imageUrl', message }];
}
