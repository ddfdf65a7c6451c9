/** What is saved or ordered never changes, so a browser may keep what is made of it for ever. */
export const FOR_EVER = 'private, max-age=31536000, immutable';
