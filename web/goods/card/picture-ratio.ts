/** Width to height of the thumbnails on a product's page, and of the skeleton of its large picture. */
export const PICTURE_RATIO = '3 / 2';
/** Width to height of a product's picture on cards, in the comparison, and among other solutions. */
export const CARD_RATIO = '4 / 3';
