import { ARTICLE_PICTURES } from './article-pictures.js';
import { FABRIC_PICTURES } from './fabric-pictures.js';
import { AWNING_PICTURES } from './families/awning.js';
import { FACADE_BLIND_PICTURES } from './families/facade-blind.js';
import { PERGOLA_PICTURES } from './families/pergola.js';
import { ROLLER_BLIND_PICTURES } from './families/roller-blind.js';
import { ROOF_PICTURES } from './families/roof.js';
import { ZIP_SCREEN_PICTURES } from './families/zip-screen.js';
import { PAGE_PICTURES } from './page-pictures.js';
import type { Picture } from './picture.js';
import { PROFILE_PICTURES } from './profile-pictures.js';

/** Every picture of the shop, in the order in which they are rendered. */
export const PICTURES: readonly Picture[] = [
  ...AWNING_PICTURES,
  ...PERGOLA_PICTURES,
  ...FACADE_BLIND_PICTURES,
  ...ROOF_PICTURES,
  ...ZIP_SCREEN_PICTURES,
  ...ROLLER_BLIND_PICTURES,
  ...PAGE_PICTURES,
  ...ARTICLE_PICTURES,
  ...FABRIC_PICTURES,
  ...PROFILE_PICTURES,
];
