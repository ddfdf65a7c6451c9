/** Saved and ordered configurations never change, so browsers may cache files made from them without expiry. */
export const FOR_EVER = 'private, max-age=31536000, immutable';
