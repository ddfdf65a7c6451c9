/** Saved and ordered configurations never change, so browsers may cache files made from them for a year. */
export const FOR_EVER = 'private, max-age=31536000, immutable';
