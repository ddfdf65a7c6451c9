/** Width to height of the pictures on a product's page: the thumbnails, and the skeleton of the large one. */
export const PICTURE_RATIO = '3 / 2';
/** Width to height of a product's picture on cards, in the comparison, and among other solutions. */
export const CARD_RATIO = '4 / 3';
