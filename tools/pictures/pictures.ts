import { ARTICLE_PICTURES } from './article-pictures.js';
import { AWNING_PICTURES } from './awning-pictures.js';
import { EXTRA_PICTURES } from './extra-pictures.js';
import { PAGE_PICTURES } from './page-pictures.js';
import type { Picture } from './picture.js';
import { ROOF_PICTURES } from './roof-pictures.js';
import { ROOM_PICTURES } from './room-pictures.js';
import { WINDOW_PICTURES } from './window-pictures.js';

/** Every picture of the shop, in the order in which they are rendered. */
export const PICTURES: readonly Picture[] = [
  ...AWNING_PICTURES,
  ...ROOF_PICTURES,
  ...WINDOW_PICTURES,
  ...ROOM_PICTURES,
  ...PAGE_PICTURES,
  ...EXTRA_PICTURES,
  ...ARTICLE_PICTURES,
];
