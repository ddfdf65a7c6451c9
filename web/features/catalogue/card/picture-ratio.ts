/** Width to height of every product's picture on its page; pictures are made so. */
export const PICTURE_RATIO = '3 / 2';
/** The same on cards, which cut a little off the sides. */
export const CARD_RATIO = '4 / 3';
