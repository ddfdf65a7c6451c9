/** Width to height of every product's picture, in lists and on its page; pictures are made so. */
export const PICTURE_RATIO = '3 / 2';
