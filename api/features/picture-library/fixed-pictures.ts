import type { PicturePlace } from './picture-place.js';

/** Delivered pictures that the program itself shows, such as `home` and `kategoria-markizy`. */
export const FIXED_PICTURES: PicturePlace = {
  find: (_em, pictures) =>
    Promise.resolve(
      pictures.names
        .filter((name) => !name.startsWith('produkt-'))
        .map((name) => ({
          name,
          title: 'Stałe miejsce w\u00a0sklepie',
          part: name,
          path: null,
          isFixed: true,
          key: `fixed ${name}`,
        })),
    ),
};
